import { useEffect, useState } from 'react'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import type { OutlineEntry } from '../../config/node.ts'
import { Choice } from '../controls/Choice.tsx'
import { Texts } from '../controls/new/Texts.tsx'
import { act, faultOf } from '../host/host.ts'
import { useWords } from '../words/words.ts'
import { beginnings, freePath, isFreePath, navigationIn, screenChanges } from './new-screen.ts'
import type { OverallProps } from './overall.ts'
import { Sheet } from './Sheet.tsx'

/** A list or dashboard of the tenant's own with its page: it begins as one of the portal's. */
export function NewScreenSheet({ tenant, languages, screens, state, refusal, begin, close }: OverallProps) {
  const { t, of, language } = useWords()
  const [pages, setPages] = useState<readonly OutlineEntry[]>()
  const [failure, setFailure] = useState('')
  const [chosen, setChosen] = useState('')
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>({})
  const [typed, setTyped] = useState<string>()
  const [after, setAfter] = useState<string>()
  useEffect(() => {
    act('look', { tenant, file: 'portal.json', language }).then(
      ({ outline }) => setPages(outline),
      (error: unknown) => setFailure(faultOf(error)),
    )
  }, [tenant, language])

  const offered = pages === undefined ? [] : beginnings(screens, pages)
  const from = offered.find(({ file }) => file === chosen) ?? offered[0]
  const entries = pages === undefined ? [] : navigationIn(pages)
  const last = entries.findLast(({ hidden }) => !hidden)?.id
  const path = typed ?? (pages === undefined ? '/' : freePath(texts['en'] ?? Object.values(texts)[0] ?? '', pages))
  const isFree = pages !== undefined && isFreePath(path, pages)
  const isRead = languages.every((each) => (texts[each] ?? '').trim() !== '')
  const make = () => {
    if (from === undefined || pages === undefined) return
    const where = after ?? last
    const wish = { from, texts, path, ...(where !== undefined && where !== '' && { after: where }) }
    const { file, changes } = screenChanges(wish, screens, pages)
    begin(file, ...changes)
  }
  const isBegun = typed !== undefined || Object.values(texts).some((text) => text !== '')
  return (
    <Sheet title={t('newScreen.title')} isSmall {...{ isBegun, state, close }} failure={failure || refusal}>
      {pages === undefined || from === undefined ? (
        <Typography>{t('studio.loading')}</Typography>
      ) : (
        <Stack spacing={2.5} sx={{ py: 1 }}>
          <Typography color="textSecondary">{t('newScreen.about')}</Typography>
          <Choice
            label={t('newScreen.from')}
            value={from.file}
            options={offered.map(({ file, titles }) => ({
              value: file,
              text: `${of(titles)} · ${file.replace('.json', '')}`,
            }))}
            choose={setChosen}
          />
          <Texts languages={languages} texts={texts} put={setTexts} />
          <TextField
            size="small"
            label={t('newScreen.path')}
            value={path}
            error={!isFree && isRead}
            helperText={isFree || !isRead ? t('newScreen.pathHint') : t('newScreen.pathTaken')}
            onChange={({ target }) => setTyped(target.value)}
          />
          <Choice
            label={t('newScreen.after')}
            value={after ?? last ?? ''}
            options={[
              { value: '', text: t('newScreen.nowhere') },
              ...entries.map((entry) => ({ value: entry.id, text: of(entry.texts) || entry.id })),
            ]}
            choose={setAfter}
          />
          <Alert severity="info">{t('newScreen.access', { page: of(from.titles) })}</Alert>
          <Button
            variant="contained"
            disableElevation
            disabled={!isRead || !isFree}
            onClick={make}
            sx={{ alignSelf: 'flex-start' }}
          >
            {t('newScreen.add')}
          </Button>
        </Stack>
      )}
    </Sheet>
  )
}
