import { useState } from 'react'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Drawer from '@mui/material/Drawer'
import Typography from '@mui/material/Typography'
import { Icon } from '../look/icon.tsx'
import { useEngine } from '../services/services.ts'
import { CardOrder } from './body/card-order.tsx'
import { filterOf } from './order/filters.ts'
import { countOf } from './use-list.ts'
import type { List } from './use-list.ts'
import { FilterField } from './filter/filter-field.tsx'

/** Filters and order of cards, where no header holds them: a button that counts what is set, and a sheet from the foot of the screen. */
export function FilterSheet({ list }: { list: List }) {
  const { t } = useEngine()
  const [isOpen, setOpen] = useState(false)
  const { model, filters, isFiltered } = list
  const filterable = model.columns.filter(({ filter }) => filter !== 'none')
  if (filterable.length === 0 && model.columns.every(({ sortable }) => !sortable)) return null
  const count = filterable.filter(({ id }) => filterOf(filters, id) !== '').length
  const close = () => setOpen(false)
  return (
    <>
      <Button
        variant="outlined"
        size="small"
        sx={{ order: 1, flex: { xs: 'auto', sm: 'none' }, minHeight: 44 }}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        startIcon={<Icon name="filter" />}
        onClick={() => setOpen(true)}
      >
        {count === 0 ? t('grid.filterAndSort') : t('grid.filterAndSortSet', { count })}
      </Button>
      <Drawer
        anchor="bottom"
        open={isOpen}
        onClose={close}
        slotProps={{ paper: { role: 'dialog', 'aria-label': t('grid.filterAndSort'), sx: PAPER } }}
      >
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, px: 2, pt: 1.5 }}>
          <Typography component="h2" variant="h6" sx={{ flex: 1 }}>
            {t('grid.filterAndSort')}
          </Typography>
          {isFiltered && <Button onClick={list.clearFilters}>{t('grid.clearFilters')}</Button>}
        </Box>
        <Box sx={{ overflowY: 'auto', px: 2, pb: 2 }}>
          <CardOrder columns={model.columns} sort={list.sort} onSort={list.sortBy} isFixed={model.sort !== undefined} />
          <Box sx={{ display: 'grid', gap: 1.5 }}>
            {filterable.map((column) => (
              <Box key={column.id}>
                <Typography variant="caption" color="textSecondary" aria-hidden sx={NAME}>
                  {t(column.label)}
                </Typography>
                <FilterField column={column} />
              </Box>
            ))}
          </Box>
        </Box>
        <Box sx={{ p: 2, borderTop: 1, borderColor: 'divider' }}>
          <Button variant="contained" fullWidth onClick={close}>
            {t('grid.showRows', { count: countOf(list) })}
          </Button>
        </Box>
      </Drawer>
    </>
  )
}

/** As in a form: what a filter is of stands above it. */
const NAME = { display: 'block', mb: 0.5, fontWeight: 500 } as const

/** Fingers need room: what is filled in is 44 px high. */
const PAPER = {
  maxHeight: '85dvh',
  borderTopLeftRadius: 12,
  borderTopRightRadius: 12,
  '& .MuiInputBase-root': { height: 44 },
  '& span > .MuiInputBase-root > .MuiNativeSelect-icon': { right: 8 },
  '& button': { minHeight: 44 },
} as const
