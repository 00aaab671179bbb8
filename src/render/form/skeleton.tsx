import Box from '@mui/material/Box'
import Grid from '@mui/material/Grid'
import Skeleton from '@mui/material/Skeleton'
import type { LabelId } from '../../config/index.ts'
import { useEngine } from '../services.ts'
import { visuallyHidden } from '../visually-hidden.ts'

/** The shape of a form while its record loads. */
export function FormSkeleton({ title }: { title: LabelId }) {
  const { t } = useEngine()
  return (
    <Box role="status" aria-busy sx={{ p: 3 }}>
      <span style={visuallyHidden}>{t('form.loading', { title: t(title) })}</span>
      <Skeleton variant="text" width={220} height={40} />
      <Grid container spacing={2} sx={{ mt: 1 }}>
        {Array.from({ length: 12 }, (_, index) => (
          <Grid key={index} size={{ xs: 12, sm: 4 }}>
            <Skeleton variant="rounded" height={40} />
          </Grid>
        ))}
      </Grid>
    </Box>
  )
}
