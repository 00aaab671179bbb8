import { useEffect, useRef, useState, type ReactNode, type Ref } from 'react'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { idWords } from '../../config/index.ts'
import { PictureButton } from '../controls/PictureButton.tsx'
import { useSteady } from '../controls/steady.ts'
import { Suggested } from '../controls/Suggested.tsx'
import type { Change, HelpPage } from '../host/api.ts'
import { freeName } from '../host/entries.ts'
import { useWords } from '../words/words.ts'
import { endingOf, markdownOf, withLine, written } from './written.ts'

interface HelpEditorProps {
  ref?: Ref<HTMLElement>
  /** In the language that is written, or in English where there is none yet. */
  page: HelpPage
  /** Where it is written. */
  file: string
  /** Names of all pages, which a link may lead to. */
  others: readonly string[]
  groups: readonly string[]
  /** Names of pictures that pages have. */
  pictures: readonly string[]
  /** Address of the page as it is drawn. */
  shownAt: string
  languageChoice: ReactNode
  /** Whether the changes were made. */
  change(...changes: Change[]): Promise<boolean>
  /** Takes the tenant's own page away. */
  remove(): void
}

/** A pause in typing after which what was typed is kept, in milliseconds. */
const PAUSE_MS = 1_000

/** What is written and what is read of it share what is left of a window, below each other in a narrower one; in a low one the page is scrolled to both. */
const WRITTEN = 'minmax(220px, 1fr)'

interface Sent {
  text: string
  hasCome: boolean
  /** What stood there when it was sent, where it was refused. */
  refusedOver?: string
}

/** A help page as it is written, and beside it as it is read. */
export function HelpEditor({
  ref,
  page,
  file,
  others,
  groups,
  pictures,
  shownAt,
  languageChoice,
  change,
  remove,
}: HelpEditorProps) {
  const { t } = useWords()
  const area = useRef<HTMLTextAreaElement>(null)
  const kept = markdownOf(page.text)
  const [typed, setTyped] = useState<string>()
  const text = typed ?? kept
  const put = (markdown: string, head = {}, ...before: Change[]) =>
    change(...before, { kind: 'help', file, keys: [], page: written(page.text, markdown, head) })
  /** What was typed and sent, and whether it has come back: from then on what others write is shown, and not overwritten. */
  const sent = useRef<Sent>({ text: '', hasCome: false })
  const keep = () => {
    const { text: last, hasCome, refusedOver } = sent.current
    // What came to nothing, as without a line, is sent again, unless somebody else has written meanwhile.
    const isOnItsWay = typed === last && !hasCome && refusedOver !== kept
    if (typed === undefined || isOnItsWay || typed.trim() === kept.trim()) return
    const sending: Sent = { text: typed, hasCome: false }
    sent.current = sending
    void put(typed).then((isMade) => {
      if (!isMade) sending.refusedOver = kept
    })
  }
  useEffect(() => {
    const { text: last, hasCome } = sent.current
    if (last.trim() === kept.trim()) sent.current.hasCome = true
    else if (hasCome) setTyped((now) => (now === last ? undefined : now))
  }, [kept])
  const steady = useSteady({ keep })
  useEffect(() => {
    if (typed === undefined) return undefined
    const pause = setTimeout(steady.keep, PAUSE_MS)
    return () => clearTimeout(pause)
  }, [typed, steady])
  // Who closes the page in the middle of a word loses none.
  useEffect(() => steady.keep, [steady])
  const place = (base64: string, fileName: string) => {
    const name = freeName(fileName.replace(/\.[^.]*$/, ''), pictures)
    const line = `![${fileName.replace(/\.[^.]*$/, '')}](assets/${name}.${endingOf(base64)})`
    const next = withLine(text, area.current?.selectionEnd ?? text.length, line)
    setTyped(next)
    sent.current = { text: next, hasCome: false }
    // Without the picture there is no line about it.
    void put(next, {}, { kind: 'picture', file, keys: ['help', name], content: base64 }).then(
      (isMade) => isMade || setTyped(text),
    )
  }
  const isWritten = page.file === file && page.isOwn
  return (
    <Box
      ref={ref}
      sx={{
        display: 'grid',
        gap: 2,
        minHeight: 0,
        overflowY: { md: 'auto' },
        gridTemplateColumns: { lg: 'minmax(0, 1fr) minmax(0, 1fr)' },
        gridTemplateRows: { md: `auto ${WRITTEN} ${WRITTEN} auto`, lg: `auto ${WRITTEN} auto` },
      }}
    >
      <Stack
        direction="row"
        sx={{ gap: 1.5, pt: 1, flexWrap: 'wrap', alignItems: 'flex-end', gridColumn: { lg: '1 / -1' } }}
      >
        {languageChoice}
        <Box sx={{ width: 220 }}>
          <Suggested
            label={t('help.group')}
            value={page.group}
            suggestions={groups}
            commit={(group) => void put(text, { group })}
          />
        </Box>
        <PictureButton
          text={t('help.picture')}
          label={t('help.picture')}
          hint={t('settings.uploadHint')}
          take={place}
        />
        {isWritten && (
          <Button
            color="error"
            onClick={() => {
              setTyped(undefined)
              // The button goes with the page.
              area.current?.focus()
              remove()
            }}
          >
            {t(page.isPortals ? 'help.portals' : 'help.delete')}
          </Button>
        )}
      </Stack>
      <TextField
        label={t('help.text')}
        multiline
        fullWidth
        minRows={12}
        value={text}
        inputRef={area}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={keep}
        sx={{ minHeight: 0, '& .MuiInputBase-root': { height: { md: '100%' }, alignItems: 'start', overflow: 'auto' } }}
        slotProps={{ htmlInput: { spellCheck: true, style: { fontFamily: 'monospace' } } }}
      />
      <Box
        component="iframe"
        title={t('help.shown')}
        src={shownAt}
        sx={{
          width: '100%',
          minHeight: { xs: 360, md: 0 },
          height: '100%',
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
        }}
      />
      <Stack spacing={0.25} sx={{ gridColumn: { lg: '1 / -1' } }}>
        {page.file !== file && <Alert severity="info">{t('help.untranslated')}</Alert>}
        {[
          t('help.marks'),
          t('help.links', { names: others.join(', ') }),
          t('help.opened', { name: idWords(page.name) }),
        ].map((hint) => (
          <Typography key={hint} variant="caption" color="textSecondary">
            {hint}
          </Typography>
        ))}
      </Stack>
    </Box>
  )
}
