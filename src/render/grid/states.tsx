import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import type { GridModel } from '../../config/index.ts'
import { useEngine } from '../services.ts'
import { visuallyHidden } from '../visually-hidden.ts'

/** The shape of a list while its rows load. */
export function GridSkeleton({ model }: { model: GridModel }) {
  const { t } = useEngine()
  return (
    <Box role="status" aria-busy sx={{ height: model.height, overflow: 'hidden' }}>
      <span style={visuallyHidden}>{t('grid.loading')}</span>
      <Skeleton variant="rounded" height={56} sx={{ mb: 1 }} />
      {Array.from({ length: 7 }, (_, index) => (
        <Skeleton key={index} variant="rounded" height={model.rowHeight - 8} sx={{ mb: 1 }} />
      ))}
    </Box>
  )
}

/** Stands in place of rows that could not be had. */
export function GridFailed({ retry }: { retry(): void }) {
  const { t } = useEngine()
  return (
    <Alert
      severity="error"
      role="alert"
      action={
        <Button color="inherit" size="small" onClick={retry}>
          {t('action.retry')}
        </Button>
      }
    >
      {t('error.somethingWentWrong')}
    </Alert>
  )
}
