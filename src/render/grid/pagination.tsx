import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { Icon } from '../frame/icon.tsx'
import { useEngine } from '../services/services.ts'
import { pageButtons } from './order/paging.ts'

interface PaginationProps {
  page: number
  pages: number
  /** Number of the first and of the last row on the page, and of all. */
  range: { from: number; to: number; count: number }
  goTo(page: number): void
}

/** Leads through the pages of a list; says which one is shown. */
export function Pagination({ page, pages, range, goTo }: PaginationProps) {
  const { t } = useEngine()
  // Not disabled at the ends, which would take the keyboard's place away.
  const step = (to: number, label: string, icon: 'previous' | 'next') => {
    const isEnd = to < 1 || to > pages
    return (
      <IconButton
        size="small"
        aria-label={label}
        aria-disabled={isEnd}
        onClick={() => !isEnd && goTo(to)}
        sx={{ opacity: isEnd ? 0.4 : 1 }}
      >
        <Icon name={icon} fontSize="small" />
      </IconButton>
    )
  }
  return (
    <Box
      component="nav"
      aria-label={t('grid.pages')}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'flex-end',
        gap: 0.5,
        py: 1,
        '@media print': { button: { display: 'none' } },
      }}
    >
      <Typography role="status" variant="body2" color="text.secondary" sx={{ mr: 'auto' }}>
        {t('grid.range', range)}
      </Typography>
      {step(page - 1, t('grid.previousPage'), 'previous')}
      {pageButtons(page, pages).map((each, index) =>
        each === 'left out' ? (
          <Box key={`gap ${String(index)}`} component="span" aria-hidden sx={{ px: 0.5, color: 'text.secondary' }}>
            …
          </Box>
        ) : (
          <Button
            key={each}
            size="small"
            variant={each === page ? 'contained' : 'text'}
            color={each === page ? 'primary' : 'inherit'}
            aria-label={t('grid.page', { page: each })}
            {...(each === page ? { 'aria-current': 'page' as const } : {})}
            onClick={() => {
              if (each !== page) goTo(each)
            }}
            sx={{ minWidth: 36, px: 0.5 }}
          >
            {each}
          </Button>
        ),
      )}
      {step(page + 1, t('grid.nextPage'), 'next')}
    </Box>
  )
}
