import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import { useEngine } from '../services.ts'
import { visuallyHidden } from '../visually-hidden.ts'

/** The shape of a view while its data is on its way. */
export function ViewSkeleton() {
  return (
    <Box aria-busy sx={{ p: { xs: 2, sm: 3 } }}>
      <Waiting />
      {[0, 1].map((section) => (
        <Box key={section} sx={{ mb: 4 }}>
          <Skeleton variant="text" width={180} height={36} sx={{ mb: 1 }} />
          <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: 'repeat(3, 1fr)' }, gap: 2 }}>
            {Array.from({ length: 9 }, (_, index) => (
              <Skeleton key={index} variant="rounded" height={40} />
            ))}
          </Box>
        </Box>
      ))}
    </Box>
  )
}

/** The shape of a block while its own data is on its way. */
export function BlockSkeleton() {
  return (
    <Box aria-busy>
      <Waiting />
      {Array.from({ length: 4 }, (_, index) => (
        <Skeleton key={index} variant="rounded" height={32} sx={{ mb: 1 }} />
      ))}
    </Box>
  )
}

/** Stands in place of what could not be had. */
export function Failed({ retry }: { retry(): void }) {
  const { t } = useEngine()
  const again = (
    <Button color="inherit" size="small" onClick={retry}>
      {t('action.retry')}
    </Button>
  )
  return (
    <Alert severity="error" role="alert" action={again}>
      {t('error.somethingWentWrong')}
    </Alert>
  )
}

function Waiting() {
  const { t } = useEngine()
  return (
    <span role="status" style={visuallyHidden}>
      {t('view.loading')}
    </span>
  )
}
