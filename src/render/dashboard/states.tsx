import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { Icon } from '../icon.tsx'
import { useEngine } from '../services.ts'
import { visuallyHidden } from '../visually-hidden.ts'

/** The shape of a chart while its figures or its code are on their way; `height` in pixels is that of the chart. */
export function WidgetSkeleton({ height: room = 208 }: { height?: number | undefined }) {
  const { t } = useEngine()
  return (
    <Box role="status" sx={{ display: 'flex', alignItems: 'flex-end', gap: 1.5, height: room }}>
      <span style={visuallyHidden}>{t('dashboard.loading')}</span>
      {[45, 80, 60, 100, 35, 70].map((height, index) => (
        <Skeleton key={index} variant="rounded" sx={{ flex: 1, height: `${height}%` }} />
      ))}
    </Box>
  )
}

/** Stands in place of a chart that has nothing to show. */
export function WidgetEmpty({ text }: { text: string }) {
  return (
    <Box sx={{ py: 4, textAlign: 'center', color: 'text.secondary' }}>
      <Icon name="chart" sx={{ fontSize: 36, opacity: 0.35 }} />
      <Typography>{text}</Typography>
    </Box>
  )
}

/** Stands in place of a chart whose figures could not be had; `text` is what an empty one says (specification, §8). */
export function WidgetFailed({ text, retry }: { text: string; retry(): void }) {
  const { t } = useEngine()
  return (
    <Box role="alert" sx={{ py: 2, textAlign: 'center' }}>
      <Typography sx={{ fontWeight: 600 }}>{text}</Typography>
      <Typography variant="body2" sx={{ mb: 1.5, color: 'text.secondary' }}>
        {t('error.somethingWentWrong')}
      </Typography>
      <Button variant="outlined" size="small" startIcon={<Icon name="refresh" />} onClick={retry}>
        {t('action.retry')}
      </Button>
    </Box>
  )
}
