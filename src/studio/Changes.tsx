import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { Fold } from './controls/Fold.tsx'
import type { StudioState } from './host/api.ts'
import { entryAt, keyOf } from './host/entries.ts'
import { isHosted } from './host/host.ts'
import { hintOf } from './words/hint.ts'
import { useWords } from './words/words.ts'

interface ChangesProps {
  state: StudioState
  file: string
  select(key: string): void
}

/** What differs from the base in words, what is wrong with it, and the files as they will be. */
export function Changes({ state, file, select }: ChangesProps) {
  const { t } = useWords()
  const isHere = (each: { file: string }) => each.file.endsWith(`/${file}`)
  const all = state.differences.filter((each) => state.files.some(({ path }) => path === each.file))
  // What is said of the screen that is shown comes first.
  const differences = [...all.filter(isHere), ...all.filter((each) => !isHere(each))]
  return (
    <Box component="section" aria-label={t('changes.label')}>
      {state.findings.map((each) => (
        <Alert key={`${each.file}:${each.line}${each.message}`} severity={each.severity} sx={{ mb: 1 }}>
          {each.message} {hintOf(each, t)} ({each.file}:{each.line})
        </Alert>
      ))}
      <Typography component="h2" variant="subtitle1" sx={{ fontWeight: 600 }}>
        {t('changes.heading')}
      </Typography>
      {differences.length === 0 && <Typography color="textSecondary">{t('changes.none')}</Typography>}
      <Box component="ul" sx={{ pl: 2.5, mt: 0.5 }}>
        {differences.map((each) => (
          <Typography component="li" variant="body2" key={`${each.file}:${each.line}${each.text}`}>
            <DifferenceLink difference={each} state={state} file={file} select={select} />
          </Typography>
        ))}
      </Box>
      {state.files.length > 0 && (
        <Typography component="h2" variant="subtitle1" sx={{ fontWeight: 600, mb: 0.5 }}>
          {t('changes.files')}
        </Typography>
      )}
      {state.files.map(({ path, text, isSaved, isPicture }) => (
        <Fold
          key={path}
          name={`file ${path}`}
          label={isSaved ? path : `${path} · ${t(isHosted() ? 'changes.unpublished' : 'changes.unsaved')}`}
          isOpenAtFirst={state.files[0]?.path === path}
        >
          <Box
            component="pre"
            tabIndex={0}
            role="group"
            aria-label={path}
            sx={{
              typography: 'caption',
              fontFamily: 'monospace',
              p: 1,
              m: 0,
              borderRadius: 1,
              bgcolor: 'action.hover',
              overflow: 'auto',
              maxHeight: 320,
            }}
          >
            {isPicture === true ? t('changes.picture') : text === '' ? t('changes.gone') : text}
          </Box>
        </Fold>
      ))}
    </Box>
  )
}

/** One difference; it leads to its entry, to the one around it, or to the whole, where it is of this screen. */
function DifferenceLink({
  difference,
  state: { outline, screen },
  file,
  select,
}: { difference: StudioState['differences'][number] } & ChangesProps) {
  const entry = difference.file.endsWith(`/${file}`) ? (entryAt(outline, difference.pointer) ?? screen) : undefined
  if (entry === undefined) return difference.text
  return (
    <Link
      component="button"
      variant="body2"
      underline="hover"
      sx={{ textAlign: 'left', verticalAlign: 'top', minHeight: 24 }}
      onClick={() => select(keyOf(entry))}
    >
      {difference.text}
    </Link>
  )
}
