import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { useT } from '../portal.ts'
import type { Told } from './refusal.ts'

/** Why what was sent was refused. Stands in the page before there is anything to say, so that it is announced. */
export function FormNotice({ told }: { told: Told | null }) {
  const t = useT()
  return (
    <Box role="alert" sx={{ '&:empty': { display: 'none' }, mb: 2.5 }}>
      {told && (
        <Alert role="presentation" severity="error" variant="outlined" sx={{ whiteSpace: 'pre-line' }}>
          {'text' in told ? told.text : t(told.label)}
        </Alert>
      )}
    </Box>
  )
}
