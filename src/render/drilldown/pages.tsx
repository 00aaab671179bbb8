import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import ChevronLeft from '@mui/icons-material/ChevronLeft'
import ChevronRight from '@mui/icons-material/ChevronRight'
import { useEngine } from '../services.ts'

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
          <IconButton aria-label={t('drill.previousPage')} disabled={page <= 1} onClick={() => turn(page - 1)}>
            <ChevronLeft />
          </IconButton>
          <IconButton aria-label={t('drill.nextPage')} disabled={page >= pages} onClick={() => turn(page + 1)}>
            <ChevronRight />
          </IconButton>
        </>
      )}
    </Box>
  )
}
