import type { ReactNode } from 'react'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { mayRun } from '../../frame/unavailable.tsx'
import { DraftText } from '../../frame/draft-text.tsx'
import { momentText } from '../../parts/day-text.ts'
import { handsFocusOn } from '../../screen/hand-on.ts'
import { useEngine } from '../../services/services.ts'
import { useForm } from '../fields/context.ts'
import type { FormDrafts, Offer } from './use-drafts.ts'

interface DraftBannerProps {
  drafts: FormDrafts
  /** The form's. */
  title: string
  /** The record can no longer be changed: drafts of it can only be given up. */
  isReadOnly: boolean
}

/** Offers what was typed earlier and not saved; over a record that was changed since, with the way back to it. */
export function DraftBanner({ drafts, title, isReadOnly }: DraftBannerProps) {
  const { t, formats } = useEngine()
  const isClosed = useClosed(isReadOnly)
  const { offers, shown, putBack } = drafts
  const [only] = offers
  if (shown === undefined && only === undefined) return null
  const isWarning =
    offers.some(isClosed) || shown !== undefined || offers.some((offer) => offer.isOutdated && !offer.isOnlyInput)
  return (
    <Alert
      severity={isWarning ? 'warning' : 'info'}
      role="status"
      square
      sx={{
        flexShrink: 0,
        // The sign stands beside the first line, however many follow.
        alignItems: offers.length > 1 ? 'flex-start' : 'center',
        '& .MuiAlert-message': { flex: 1, maxHeight: { xs: '20vh', sm: '30vh' }, overflow: 'auto' },
      }}
    >
      {shown !== undefined && (
        <Line
          text={t('draft.shownOverChanged', { when: momentText(new Date(shown.typedAt), formats) })}
          buttons={
            <Button size="small" variant="contained" onClick={putBack}>
              {t('draft.putBack')}
            </Button>
          }
        />
      )}
      {offers.length > 1 && <Line text={t('draft.foundMany', { title, count: offers.length })} />}
      {offers.map((offer) => (
        <Earlier
          key={offer.draft.id}
          {...{ offer, drafts }}
          isClosed={isClosed(offer)}
          isOneOfMany={offers.length > 1}
        />
      ))}
    </Alert>
  )
}

/** Says of an earlier draft whether it can only be given up: the record cannot be changed, or no longer has the action of its text. */
function useClosed(isReadOnly: boolean): (offer: Offer) => boolean {
  const { model, store } = useForm()
  return ({ draft: { inputs = {} }, isOnlyInput }) =>
    isOnlyInput
      ? !model.actions.some((action) => inputs[action.id] !== undefined && mayRun(action, store.scope, isReadOnly))
      : isReadOnly
}

/** One earlier draft, and what can be done with it. */
function Earlier({
  offer: { draft, isOutdated, isOnlyInput },
  drafts: { restore, discard },
  isClosed,
  isOneOfMany,
}: Pick<DraftBannerProps, 'drafts'> & { offer: Offer; isClosed: boolean; isOneOfMany: boolean }) {
  const { t, formats } = useEngine()
  const when = momentText(new Date(draft.typedAt), formats)
  const text = isClosed ? 'draft.foundClosed' : isOutdated && !isOnlyInput ? 'draft.foundChanged' : 'draft.found'
  return (
    <Line
      text={isOneOfMany ? undefined : t(text, { when })}
      about={<DraftText draft={draft} isTimed={!isOneOfMany} />}
      buttons={
        <>
          {!isClosed && (
            <Button size="small" variant={isOneOfMany ? 'outlined' : 'contained'} onClick={() => restore(draft.id)}>
              {t('draft.restore')}
            </Button>
          )}
          <Button size="small" color="inherit" onClick={() => discard(draft.id)}>
            {t('draft.discard')}
          </Button>
        </>
      }
    />
  )
}

function Line({ text, about, buttons }: { text?: string | undefined; about?: ReactNode; buttons?: ReactNode }) {
  return (
    <Box
      ref={handsFocusOn}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, rowGap: 0.5, '& + &': { mt: 1 } }}
    >
      <Box sx={{ flex: '1 1 16rem' }}>
        {text !== undefined && <div>{text}</div>}
        {about}
      </Box>
      {buttons}
    </Box>
  )
}
