import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import type { ExportModel, LookupModel, Scope } from '../../config/index.ts'
import { Icon } from '../icon.tsx'
import { useEngine } from '../services.ts'
import { useExport } from './use-export.ts'

interface Props {
  model: ExportModel
  lookups: Record<string, LookupModel>
  scopeOf(page: number): Scope
  row: unknown
}

/** Writes what a level holds as a file; while it is fetched page by page, how far it is and the way to stop it. */
export function ExportButton(props: Props) {
  const { t } = useEngine()
  const { exporting, start, cancel } = useExport(props)
  const label = t(props.model.label)
  if (exporting === undefined) {
    return (
      <Button size="small" startIcon={<Icon name="download" />} onClick={start}>
        {label}
      </Button>
    )
  }
  const { page, pages } = exporting
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
      <Box sx={{ width: 160 }}>
        <Typography role="status" variant="body2" color="text.secondary">
          {t('grid.exporting', { page, pages })}
        </Typography>
        <LinearProgress variant="determinate" value={(100 * page) / pages} aria-label={label} />
      </Box>
      <Button size="small" autoFocus onClick={cancel}>
        {t('action.cancel')}
      </Button>
    </Box>
  )
}
