import ArrowDownward from '@mui/icons-material/ArrowDownward'
import ArrowUpward from '@mui/icons-material/ArrowUpward'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import NativeSelect from '@mui/material/NativeSelect'
import type { ColumnModel } from '../../../config/index.ts'
import { useEngine } from '../../services/services.ts'
import type { Sort } from '../order/order.ts'

interface Props {
  columns: readonly ColumnModel[]
  sort: Sort | undefined
  onSort(sort: Sort | undefined): void
  /** The list has an order of its own: it is never without one. */
  isFixed: boolean
}

/** By what cards are sorted, in place of the headers that a table has: a column, and which end of it comes first. */
export function CardOrder({ columns, sort, onSort, isFixed }: Props) {
  const { t } = useEngine()
  const sortable = columns.filter((column) => column.sortable)
  if (sortable.length === 0) return null
  const isDescending = sort?.direction === 'desc'
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', minHeight: 44 }}>
      <NativeSelect
        disableUnderline
        value={sort?.column ?? ''}
        inputProps={{ 'aria-label': t('grid.sort') }}
        onChange={({ target }) =>
          onSort(target.value === '' ? undefined : { column: target.value, direction: sort?.direction ?? 'asc' })
        }
        sx={{ typography: 'body2', maxWidth: 180, '& select': { minHeight: 44, boxSizing: 'border-box' } }}
      >
        {!(isFixed && sort !== undefined) && <option value="">{t('grid.unsorted')}</option>}
        {sortable.map(({ id, label }) => (
          <option key={id} value={id}>
            {t('grid.sortedBy', { column: t(label) })}
          </option>
        ))}
      </NativeSelect>
      {sort !== undefined && (
        <IconButton
          aria-label={t(isDescending ? 'grid.sortAscending' : 'grid.sortDescending')}
          onClick={() => onSort({ ...sort, direction: isDescending ? 'asc' : 'desc' })}
          sx={{ minWidth: 44, minHeight: 44 }}
        >
          {isDescending ? <ArrowDownward fontSize="small" /> : <ArrowUpward fontSize="small" />}
        </IconButton>
      )}
    </Box>
  )
}
