import { createContext, startTransition, useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react'
import type { ColumnModel } from '../../../config/index.ts'
import type { RowChoice } from '../../services/parts.ts'
import { useLatest } from '../../parts/use-latest.ts'
import { filterOf } from '../order/filters.ts'
import type { Filters } from '../order/filters.ts'

/** A pause in typing before a filter is taken, in milliseconds. */
const PAUSE = 250

/** The filters of a grid as its headers reach them. Beside the columns, so that a filter does not make new columns. */
export interface FilterSource {
  filters: Filters
  set(column: string, text: string): void
  /** Narrows the rows that are at hand by what is being typed, before it is taken. */
  show?: ((column: string, text: string) => void) | undefined
  choices(column: ColumnModel): RowChoice[]
  /** Called for a column whose filter is entered, before its first key. */
  prepare?: ((column: ColumnModel) => void) | undefined
  /** How often all were cleared: with them goes what is typed and not taken. */
  cleared?: number
}

export const FilterContext = createContext<FilterSource | null>(null)

/** The filters of the grid around; a bug outside of one. */
export function useFilters(): FilterSource {
  const source = useContext(FilterContext)
  if (source === null) throw new Error('useFilters outside a grid')
  return source
}

/** Sets one filter beside those that stand, some or all of them at once; each also before the caller has answered with new ones. */
export function useFilterSetter(
  filters: Filters,
  change: (filters: Filters) => void,
): { set: FilterSource['set']; put(some: Filters): void; replace(filters: Filters): void } {
  const latest = useRef(filters)
  useEffect(() => {
    latest.current = filters
  }, [filters])
  const replace = useCallback(
    (next: Filters) => {
      latest.current = next
      change(next)
    },
    [change],
  )
  // The same function always: who only sets a filter is not drawn anew.
  const set = useLatest((column: string, text: string) => replace(withFilter(latest.current, column, text)))
  const put = useLatest((some: Filters) => replace({ ...latest.current, ...some }))
  return { set, put, replace }
}

function withFilter(filters: Filters, column: string, text: string): Filters {
  const others = Object.entries(filters).filter(([id]) => id !== column)
  return Object.fromEntries(text === '' ? others : [...others, [column, text]])
}

/** The filters that rows at hand are narrowed by: those that stand, and over them the one that is being typed, until it stands or is forgotten. */
export function useTypedFilters(filters: Filters): {
  narrowing: Filters
  show: NonNullable<FilterSource['show']>
  forget(): void
} {
  const [typed, setTyped] = useState<{ column: string; text: string; over: string }>()
  if (typed !== undefined && filterOf(filters, typed.column) !== typed.over) setTyped(undefined)
  // The key itself is drawn first, and the next one does not wait for the rows.
  const show = useLatest((column: string, text: string) =>
    startTransition(() => setTyped({ column, text, over: filterOf(filters, column) })),
  )
  const forget = useCallback(() => setTyped(undefined), [])
  const text = JSON.stringify(typed === undefined ? filters : withFilter(filters, typed.column, typed.text))
  // The same object once the typed one stands: nothing is looked for again.
  const narrowing = useMemo(() => JSON.parse(text) as Filters, [text])
  return { narrowing, show, forget }
}

/** The text of one filter while it is typed: shown at once where rows are at hand, taken after a pause, renewed when the filter changes elsewhere (the address). */
export function useFilterText(
  column: string,
  value: string,
  set: FilterSource['set'],
  show?: FilterSource['show'],
): { text: string; type(text: string): void; take(text: string): void } {
  const [text, setText] = useState(value)
  const taken = useRef(value)
  /** Taken, and not come back yet. */
  const underWay = useRef<string[]>([])
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => {
    const answered = underWay.current.indexOf(value) + 1
    underWay.current = underWay.current.slice(answered)
    // A page that is slow answers with what was taken before, while more has been typed.
    if (answered > 0 || value === taken.current) return
    taken.current = value
    clearTimeout(timer.current)
    setText(value)
  }, [value])
  useEffect(() => () => clearTimeout(timer.current), [])

  const take = (next: string): void => {
    clearTimeout(timer.current)
    setText(next)
    if (next === taken.current) return
    taken.current = next
    // What stands already is not answered once more.
    underWay.current = next === value ? [] : [...underWay.current, next]
    set(column, next)
  }
  const type = (next: string): void => {
    setText(next)
    show?.(column, next)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => take(next), PAUSE)
  }
  return { text, type, take }
}
