import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Grid from '@mui/material/Grid'
import Skeleton from '@mui/material/Skeleton'
import type { LabelId } from '../../config/index.ts'
import { useEngine } from '../services.ts'
import { visuallyHidden } from '../visually-hidden.ts'

/** The shape of a form while its record loads, with a way out. */
export function FormSkeleton({ title, titleId, close }: { title: LabelId; titleId: string | undefined; close: () => void }) {
  const { t } = useEngine()
  return (
    <Box aria-busy sx={{ position: 'relative', p: 3 }}>
      <span role="status" id={titleId} style={visuallyHidden}>
        {t('form.loading', { title: t(title) })}
      </span>
      <Skeleton variant="text" width={220} height={40} />
      <Grid container spacing={2} sx={{ mt: 1 }}>
        {Array.from({ length: 12 }, (_, index) => (
          <Grid key={index} size={{ xs: 12, sm: 4 }}>
            <Skeleton variant="rounded" height={40} />
          </Grid>
        ))}
      </Grid>
      <Button variant="text" color="inherit" onClick={close} sx={{ mt: 3 }}>
        {t('action.close')}
      </Button>
    </Box>
  )
}
