import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { Icon } from '../../frame/icon.tsx'
import { useEngine } from '../../services/services.ts'
import type { GridExport } from './use-export.ts'

/** Writes the rows; while it works, says how far it is and can be given up. */
export function ExportButton({ label, start, progress, giveUp }: GridExport & { label: string }) {
  const { t } = useEngine()
  return (
    <>
      <Button size="small" startIcon={<Icon name="download" />} disabled={progress !== undefined} onClick={start}>
        {label}
      </Button>
      <Typography role="status" variant="body2" color="text.secondary">
        {progress !== undefined && t('grid.exporting', { ...progress })}
      </Typography>
      {progress !== undefined && (
        <Button size="small" startIcon={<Icon name="close" />} onClick={giveUp}>
          {t('grid.cancelExport')}
        </Button>
      )}
    </>
  )
}
