import { createContext, useContext } from 'react'
import { GridFooterContainer } from '@mui/x-data-grid'
import { useEngine } from '../../services/services.ts'
import type { Translate } from '../../services/services.ts'
import { pagesOf, rangeOf } from '../order/paging.ts'
import { Pagination } from './pagination.tsx'

/** How many rows of a page a reader may choose. */
export const PAGE_SIZES: readonly number[] = [25, 50, 100]

/** Where a list stands that is shown a page at a time. */
export interface Pages {
  /** Counted from 0. */
  page: number
  size: number
  /** Sizes to choose from; none: no choice. */
  sizes: readonly number[]
  /** Of the rows on all pages. */
  count: number
  /** How many rows the page at hand holds, where those are loaded for it alone: an answer may hold fewer than it says there are. */
  held?: number
  goTo(to: { page: number; size: number }): void
  /** How many rows at hand pass the filters, where those leave some of the page out. */
  passing?: number | undefined
}

/** Beside the data grid's own props: a change of one of those draws every cell anew. */
export const PagesContext = createContext<Pages | null>(null)

/** Which rows are at hand, of how many; where the filters leave some of them out, how many are shown. */
export function rangeText(t: Translate, range: ReturnType<typeof rangeOf>, passing: number | undefined): string {
  return passing === undefined ? t('grid.range', range) : t('grid.rangeFiltered', { ...range, shown: passing })
}

/** Leads through the pages of the rows that are loaded. */
export function PagesFooter() {
  const { t } = useEngine()
  const pages = useContext(PagesContext)
  if (pages === null) return null
  const { page, size, sizes, count, held, goTo, passing } = pages
  const shown = held ?? Math.min(size, count - page * size)
  return (
    <GridFooterContainer sx={{ px: 1.5 }}>
      <Pagination
        page={page + 1}
        pages={pagesOf(count, size)}
        text={rangeText(t, rangeOf(page + 1, shown, size, count), passing)}
        goTo={(next) => goTo({ page: next - 1, size })}
        {...(sizes.length > 0 && { size: { value: size, sizes, choose: (next) => goTo({ page: 0, size: next }) } })}
      />
    </GridFooterContainer>
  )
}
