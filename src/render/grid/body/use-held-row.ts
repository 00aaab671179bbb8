import { useEffect, useLayoutEffect, useRef } from 'react'
import type { RefObject } from 'react'
import type { GridApi } from '@mui/x-data-grid'
import type { GridModel } from '../../../config/index.ts'
import { rowId } from '../order/row.ts'
import type { Entry } from './columns.tsx'

/** The cell that has the focus, or had it when it left the table. */
interface Held {
  /** Of its record. */
  id: string | number | undefined
  field: string
  place: number
  /** Where its record came to stand while the focus was elsewhere. */
  to?: number
}

/**
 * The focus is on a record, not on a place: where rows come to stand otherwise (a record that was saved, a list that was asked anew), it goes
 * along. What gives it back to the place later, as a drawer does that closes, gives it to the record that was there. Rows are known to
 * the grid by their places.
 */
export function useHeldRow(grid: RefObject<GridApi | null>, entries: readonly Entry[], model: GridModel): void {
  const held = useRef<Held>(undefined)
  const now = useRef(entries)
  useLayoutEffect(() => {
    if (now.current === entries) return
    now.current = entries
    const cell = held.current
    if (cell?.id === undefined) return
    const to = entries.findIndex(({ row }) => rowId(row, model) === cell.id)
    delete cell.to
    if (to === -1 || to === cell.place) return
    if (grid.current?.rootElementRef.current?.contains(document.activeElement) === true) moveTo(grid.current, cell, to)
    else cell.to = to
  }, [grid, entries, model])
  useEffect(() => {
    const table = grid.current?.rootElementRef.current
    if (!table) return
    const enter = ({ target }: FocusEvent): void => {
      const cell = target instanceof Element ? target.closest<HTMLElement>('[role="gridcell"][data-field]') : null
      const place = Number(cell?.closest<HTMLElement>('[role="row"][data-id]')?.dataset['id'])
      const before = held.current
      held.current = undefined
      if (before?.to !== undefined && before.place === place && grid.current)
        return moveTo(grid.current, before, before.to)
      const entry = now.current[place]
      const field = cell?.dataset['field']
      if (entry !== undefined && field !== undefined) held.current = { id: rowId(entry.row, model), field, place }
    }
    // Who points at a row means the one that stands there.
    const point = (): void => {
      held.current = undefined
    }
    table.addEventListener('focusin', enter)
    table.addEventListener('pointerdown', point)
    return () => {
      table.removeEventListener('focusin', enter)
      table.removeEventListener('pointerdown', point)
    }
  }, [grid, model])
}

function moveTo(grid: GridApi, { field }: Held, place: number): void {
  grid.scrollToIndexes({ rowIndex: place })
  grid.setCellFocus(place, field)
}
