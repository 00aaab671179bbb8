import { useEffect, useState } from 'react'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import type { Review } from '../host/api.ts'
import { useSteady } from '../controls/steady.ts'
import { ask } from '../host/host.ts'
import { isUnanswered } from '../host/keys.ts'
import { keepTyped } from '../host/lost.ts'
import { hintOf } from '../words/hint.ts'
import { useWords } from '../words/words.ts'
import { hasPassed, timeIn } from './moment.ts'
import { Otherwise } from './Otherwise.tsx'
import { useAttempt } from './use-attempt.ts'

interface PublishingProps {
  /** Whoever may only prepare a set looks at what it means. */
  mayPublish: boolean
  /** When the set is to be published by itself, RFC 3339 in UTC. */
  dueAt: string | undefined
  close(): void
  /** Says that the press was made, and that it came to nothing. */
  ends(isEnding: boolean): void
  /** Says what was done. */
  published(words: string): void
  /** It will be done by itself, which is said for as long as it is due; or it will not, which is said now. */
  scheduled(words: string): void
}

/** What publishing the open change set means, and the press that does it. */
export function Publishing({ mayPublish, dueAt, close, ends, published, scheduled }: PublishingProps) {
  const { t, language } = useWords()
  const [review, setReview] = useState<Review>()
  const [why, setWhy] = useState('')
  const [at, setAt] = useState('')
  const [isPast, setPast] = useState(false)
  const { failure, attempt } = useAttempt()
  const [isUnderWay, setUnderWay] = useState(false)
  const look = () => ask<Review>('review', { language }).then(setReview)
  /** What is refused is looked at again: it may have been changed meanwhile. Where that fails, too, the refusal is what is told. */
  const lookedAtAgain = <Done,>(asked: Promise<Done>) =>
    asked.catch(async (error: unknown) => {
      await look().catch(() => undefined)
      throw error
    })
  const act = (name: string, about: object = {}) =>
    lookedAtAgain(ask(name, { ...about, ...(review !== undefined && { seen: review.at }) }))
  useEffect(() => {
    void attempt(() => ask<Review>('review', { language }).then(setReview))
  }, [attempt, language])
  // Whose session ends meanwhile reads it where one signs in again.
  const steady = useSteady({ keep: () => keepTyped(why) })
  useEffect(() => steady.keep, [steady])
  /** Where no answer came it is asked again at once: it is done once, and what became of it is said. */
  const publishOnce = async (): Promise<{ version: number }> => {
    const press = { why, ...(review !== undefined && { seen: review.at }) }
    return ask<{ version: number }>('publish', press).catch((error: unknown) => {
      if (!isUnanswered('publish')) throw error
      return ask<{ version: number }>('publish', press)
    })
  }
  const publish = () => {
    setUnderWay(true)
    ends(true)
    void attempt(() =>
      lookedAtAgain(publishOnce())
        .then(({ version }) => published(t('publishing.done', { version })))
        .finally(() => {
          setUnderWay(false)
          ends(false)
        }),
    )
  }
  const schedule = (moment?: string) => {
    const isPast = moment !== undefined && hasPassed(moment, new Date())
    setPast(isPast)
    if (isPast) return
    setUnderWay(true)
    const words = moment === undefined ? t('publishing.unscheduled') : ''
    void attempt(() =>
      act('schedule', { why, ...(moment !== undefined && { at: new Date(moment).toISOString() }) })
        .then(() => scheduled(words))
        .finally(() => setUnderWay(false)),
    )
  }
  const settle = (keeps: 'set' | 'published') => void attempt(() => act('settle', { keeps }).then(look))
  const approve = () => void attempt(() => act('approve').then(look))
  const errors = review?.findings.filter(({ severity }) => severity === 'error') ?? []
  const doubts = review?.findings.filter(({ severity }) => severity !== 'error') ?? []
  const waits = review?.needsApproval === true && review.approvedBy === undefined
  const isSound = errors.length === 0 && review?.conflict === undefined && review?.refused === undefined
  const isReady = isSound && review?.mayPublish === true && !waits
  return (
    <Dialog
      open
      onClose={why === '' && at === '' ? close : undefined}
      fullWidth
      maxWidth="sm"
      aria-labelledby="publishing"
    >
      <DialogTitle id="publishing">{t(mayPublish ? 'publishing.title' : 'publishing.titleOfReview')}</DialogTitle>
      <DialogContent>
        <Stack sx={{ gap: 2 }}>
          {failure !== '' && <Alert severity="error">{failure}</Alert>}
          {dueAt !== undefined && (
            <Alert severity="info" action={<Button onClick={() => schedule()}>{t('publishing.unschedule')}</Button>}>
              {t('publishing.due', { time: timeIn(language, dueAt) })}
            </Alert>
          )}
          {review === undefined && failure === '' && <Typography>{t('studio.loading')}</Typography>}
          {[...errors, ...doubts].map((each) => (
            <Alert key={`${each.file}:${each.line}${each.message}`} severity={each.severity}>
              {each.message} {hintOf(each, t)} ({each.file}:{each.line})
            </Alert>
          ))}
          {review?.conflict !== undefined && (
            <Alert severity="warning">
              {t('publishing.conflict', { places: review.conflict })}
              <Stack direction="row" sx={{ mt: 1, gap: 1, flexWrap: 'wrap' }}>
                {(['set', 'published'] as const).map((keeps) => (
                  <Button key={keeps} size="small" variant="outlined" onClick={() => settle(keeps)}>
                    {t(`publishing.counts.${keeps}`)}
                  </Button>
                ))}
              </Stack>
            </Alert>
          )}
          {review?.refused !== undefined && <Alert severity="warning">{review.refused}</Alert>}
          {review?.endsApproval === true && <Alert severity="warning">{t('publishing.endsApproval')}</Alert>}
          {review?.mayPublish === false && <Alert severity="info">{t('publishing.notYours')}</Alert>}
          {review?.differences.length === 0 && <Typography>{t('publishing.nothing')}</Typography>}
          {waits && (
            <Alert
              severity="info"
              action={review.mayApprove && <Button onClick={approve}>{t('publishing.approve')}</Button>}
            >
              {t(review.mayApprove ? 'publishing.waits' : 'publishing.waitsForAnother')}
            </Alert>
          )}
          {review?.approvedBy !== undefined && (
            <Alert severity="success">{t('publishing.approved', { name: review.approvedBy })}</Alert>
          )}
          {review !== undefined && <Otherwise review={review} />}
          {mayPublish && (
            <>
              <TextField
                multiline
                label={t('publishing.why')}
                value={why}
                onChange={({ target }) => setWhy(target.value)}
              />
              <TextField
                label={t('publishing.at')}
                type="datetime-local"
                value={at}
                onChange={({ target }) => {
                  setAt(target.value)
                  setPast(false)
                }}
                error={isPast}
                helperText={isPast && t('publishing.past')}
                slotProps={{ inputLabel: { shrink: true } }}
              />
            </>
          )}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={close}>{t('publishing.cancel')}</Button>
        {mayPublish && (
          <Button
            variant="contained"
            disableElevation
            disabled={!isReady}
            loading={isUnderWay}
            onClick={at === '' ? publish : () => schedule(at)}
          >
            {at === '' ? t('publishing.publish') : t('publishing.schedule')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}
