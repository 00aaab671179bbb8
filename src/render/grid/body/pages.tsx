import { createContext, useContext } from 'react'
import TablePagination from '@mui/material/TablePagination'
import { GridFooterContainer } from '@mui/x-data-grid'
import { useEngine } from '../../services/services.ts'

/** How many rows of a page a reader may choose. */
export const PAGE_SIZES: readonly number[] = [25, 50, 100]

/** Where a list stands that is shown a page at a time. */
interface Pages {
  /** Counted from 0. */
  page: number
  size: number
  /** Sizes to choose from; none: no choice. */
  sizes: readonly number[]
  /** Of the rows on all pages. */
  count: number
  goTo(to: { page: number; size: number }): void
}

/** Beside the data grid's own props: a change of one of those draws every cell anew. */
export const PagesContext = createContext<Pages | null>(null)

/** Leads through the pages of the rows that are loaded. */
export function PagesFooter() {
  const { t } = useEngine()
  const pages = useContext(PagesContext)
  if (pages === null) return null
  const { page, size, sizes, count, goTo } = pages
  return (
    <GridFooterContainer>
      <div />
      <TablePagination
        component="div"
        {...{ count, page }}
        rowsPerPage={size}
        rowsPerPageOptions={[...sizes]}
        labelRowsPerPage={t('grid.rowsPerPage')}
        labelDisplayedRows={({ from, to }) => t('grid.range', { from, to, count })}
        onPageChange={(_event, next) => goTo({ page: next, size })}
        onRowsPerPageChange={(event) => goTo({ page: 0, size: Number(event.target.value) })}
      />
    </GridFooterContainer>
  )
}
