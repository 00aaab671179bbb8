import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useWords } from '../../words/words.ts'

interface AddWholeProps {
  /** What the button says. */
  label: string
  /** What is still to be entered, by the labels of its inputs; `undefined` where something is wrong that its own input tells. */
  lacks: readonly string[] | undefined
  add(): void
}

/** The button that adds what several inputs say. It waits until nothing is lacking, and says what is. */
export function AddWhole({ label, lacks, add }: AddWholeProps) {
  const { t } = useWords()
  return (
    <Stack spacing={0.5} sx={{ alignItems: 'flex-start' }}>
      <Button variant="outlined" disabled={lacks?.length !== 0} onClick={add}>
        {label}
      </Button>
      {lacks !== undefined && lacks.length > 0 && (
        <Typography variant="caption" role="status" color="textSecondary">
          {t('adding.lacks', { names: lacks.join(', ') })}
        </Typography>
      )}
    </Stack>
  )
}

/** The languages that something new has no text in yet, by the labels of their inputs. */
export function textsLacking(
  languages: readonly string[],
  texts: Readonly<Record<string, string>>,
  t: ReturnType<typeof useWords>['t'],
): string[] {
  return languages
    .filter((language) => (texts[language] ?? '').trim() === '')
    .map((language) => t('own.reads', { language }))
}
