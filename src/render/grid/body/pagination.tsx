import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import MenuItem from '@mui/material/MenuItem'
import Select from '@mui/material/Select'
import Typography from '@mui/material/Typography'
import { StepButton } from '../../frame/step-button.tsx'
import { useEngine } from '../../services/services.ts'
import { pageButtons } from '../order/paging.ts'

interface PaginationProps {
  /** Counted from 1. */
  page: number
  pages: number
  /** What is shown, of how much. */
  text: string
  goTo(page: number): void
  /** How many rows a page has, where a reader may choose. */
  size?: { value: number; sizes: readonly number[]; choose(size: number): void }
}

/** Leads through the pages of a list, wherever it stands; says which one is shown. */
export function Pagination({ page, pages, text, goTo, size }: PaginationProps) {
  const { t } = useEngine()
  return (
    <Box component="nav" aria-label={t('grid.pages')} sx={LINE}>
      <Typography role="status" variant="body2" color="textSecondary" sx={{ mr: 'auto' }}>
        {text}
      </Typography>
      {size !== undefined && (
        <Typography component="div" variant="body2" color="textSecondary" sx={SIZE}>
          {t('grid.rowsPerPage')}
          <Select
            size="small"
            variant="standard"
            disableUnderline
            value={size.value}
            onChange={({ target }) => size.choose(Number(target.value))}
            slotProps={{ input: { 'aria-label': t('grid.rowsPerPage') } }}
            sx={{ typography: 'body2', '& .MuiSelect-select': { py: 0 } }}
          >
            {size.sizes.map((each) => (
              <MenuItem key={each} value={each}>
                {each}
              </MenuItem>
            ))}
          </Select>
        </Typography>
      )}
      {pages > 1 && (
        <Box sx={STEPS}>
          <StepButton way="previous" label={t('grid.previousPage')} isEnd={page <= 1} onStep={() => goTo(page - 1)} />
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
          <StepButton way="next" label={t('grid.nextPage')} isEnd={page >= pages} onStep={() => goTo(page + 1)} />
        </Box>
      )}
    </Box>
  )
}

const LINE = {
  flex: 'auto',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  columnGap: 0.5,
  py: 0.5,
  '@media print': { button: { display: 'none' } },
} as const

/** They stand on one line as long as there is room for it. */
const STEPS = { ...LINE, flex: 'none', maxWidth: '100%', py: 0 } as const

const SIZE = { display: 'flex', alignItems: 'center', gap: 1, mr: 1, displayPrint: 'none' } as const
