import Alert from '@mui/material/Alert'
import { useEngine } from '../services/services.ts'

/** Stands where the JSON names a part that nobody registered. */
export function MissingPart({ name, label }: { name: string; label: string }) {
  const { t } = useEngine()
  return (
    <Alert severity="warning" role="note" variant="outlined">
      {label}: {t('part.missing', { name })}
    </Alert>
  )
}
