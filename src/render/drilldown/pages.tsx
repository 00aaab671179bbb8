import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useEngine } from '../services.ts'
import { StepButton } from '../step-button.tsx'

interface Props {
  page: number
  pages: number
  total: number
  turn(page: number): void
}

/** Which page of how many, and the way to the others. */
export function Pages({ page, pages, total, turn }: Props) {
  const { t } = useEngine()
  if (total === 0) return null
  return (
    <Box sx={{ mt: 1.5, display: 'flex', alignItems: 'center', justifyContent: 'flex-end', gap: 1 }}>
      <Typography variant="body2" color="text.secondary" role="status">
        {pages > 1 ? t('drill.page', { page, pages, total }) : t('grid.count', { count: total })}
      </Typography>
      {pages > 1 && (
        <>
          <StepButton way="previous" label={t('drill.previousPage')} isEnd={page <= 1} onStep={() => turn(page - 1)} />
          <StepButton way="next" label={t('drill.nextPage')} isEnd={page >= pages} onStep={() => turn(page + 1)} />
        </>
      )}
    </Box>
  )
}
