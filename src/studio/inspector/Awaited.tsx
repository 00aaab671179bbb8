import CircularProgress from '@mui/material/CircularProgress'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useWords } from '../words/words.ts'

/** In the place of the properties of an entry that was just added, until the host has it. */
export function Awaited({ id }: { id: string }) {
  const { t } = useWords()
  return (
    <Stack role="status" direction="row" spacing={1.5} sx={{ alignItems: 'center' }}>
      <CircularProgress size={20} aria-hidden />
      <Typography variant="subtitle1" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
        {t('inspector.awaited', { id })}
      </Typography>
    </Stack>
  )
}
