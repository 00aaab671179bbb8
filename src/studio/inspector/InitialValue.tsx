import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { OutlineEntry } from '../../config/node.ts'
import { isFormField } from '../host/entries.ts'
import { useWords } from '../words/words.ts'

interface InitialValueProps {
  entry: OutlineEntry
  /** The form as a whole, which says what a new record begins with. */
  screen: OutlineEntry | undefined
  file: string
  open(screen: string, key: string): void
}

/** The way from a field to what a new record has in it, which is said of the form as a whole. */
export function InitialValue({ entry, screen, file, open }: InitialValueProps) {
  const { t } = useWords()
  if (!isFormField(entry) || screen?.says['record'] === undefined) return null
  return (
    <Box>
      <Button size="small" onClick={() => open(file, 'record.initial')}>
        {t('inspector.initial')}
      </Button>
    </Box>
  )
}
