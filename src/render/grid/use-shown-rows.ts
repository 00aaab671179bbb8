import { useCallback, useMemo } from 'react'
import type { ColumnModel, GridModel, Scope } from '../../config/index.ts'
import { useColumnWords } from '../lookup/use-column-words.ts'
import { useEngine } from '../services/services.ts'
import { CHANGED_KEY, useChanges } from './flags/changes.ts'
import { createExceptions, onlyExceptions } from './flags/exceptions.ts'
import { signsOf } from './flags/flags.tsx'
import type { FlagsOf } from './flags/flags.tsx'
import type { FilterSource } from './filter/use-filters.ts'
import { createSearch, inPlace } from './order/search.ts'
import { createChoices } from './order/choices.ts'
import { createTexts } from './order/texts.ts'
import { createOrder } from './order/order.ts'
import type { Filters } from './order/filters.ts'
import type { Row } from './order/row.ts'
import type { Sort } from './order/order.ts'
import type { TextOf } from './order/texts.ts'

interface Asked {
  model: GridModel
  /** Roots of conditions around the rows. */
  outer: Scope
  rows: readonly Row[]
  filters: Filters
  /** Absent where the rows come in their order. */
  sort: Sort | undefined
}

/** What is shown of the rows that are loaded. */
export interface ShownRows {
  shown: readonly Row[]
  textOf: TextOf
  /** What the cells draw. */
  drawnOf: TextOf
  flags: FlagsOf
  /** The most signs that a row of those loaded has: for what is out of the ordinary, and for what has changed. */
  signs: number
  choices: FilterSource['choices']
  /** Of other rows, those that would be shown, in their order. */
  shownOf(rows: readonly Row[]): readonly Row[]
  /** Ranks the rows by a column before they are sorted by it: a pointer on a header mostly means to. */
  foresee(column: string): void
  /** Makes the rows' texts ready before the first key of a filter. */
  prepare(column: ColumnModel): void
}

/** The rows that pass the filters and the flags among them, in order. A change of the filters ranks nothing anew. */
export function useShownRows({ model, outer, rows, filters, sort }: Asked): ShownRows {
  const { parts, t: say, locale, formats } = useEngine()
  const { columns } = model
  const wordsOf = useColumnWords(model, outer)
  const [textOf, drawnOf, found] = useMemo(() => {
    const reader = { say, locale, formats }
    const texts = (areDrawn: boolean) => createTexts(model, parts.cells, reader, areDrawn, wordsOf)
    const text = texts(false)
    return [text, texts(true), createChoices(model, parts.cells, reader, text)] as const
  }, [model, parts, say, locale, formats, wordsOf])
  const changesOf = useChanges(model, rows)
  const flags = useMemo(
    (): FlagsOf => ({ exceptionsOf: createExceptions(model.exceptions, outer), changesOf }),
    [model, outer, changesOf],
  )
  const signs = useMemo(() => rows.reduce((most, row) => Math.max(most, signsOf(row, flags)), 0), [rows, flags])
  const order = useMemo(() => createOrder(textOf, locale, parts.cells), [textOf, locale, parts])
  const search = useMemo(() => createSearch(textOf, formats.numbers, found), [textOf, formats, found])
  const shownOf = useCallback(
    (some: readonly Row[]) =>
      onlyFlagged(
        inPlace(some, order(some, columns, sort), search.find(some, columns, filters)),
        model,
        filters,
        flags,
      ),
    [order, search, columns, sort, filters, model, flags],
  )
  const shown = useMemo(() => shownOf(rows), [shownOf, rows])
  const foresee = useCallback(
    (column: string) => void order(rows, columns, { column, direction: 'asc' }),
    [order, rows, columns],
  )
  const prepare = useCallback((column: ColumnModel) => search.prepare(rows, column), [search, rows])
  const choices = useMemo(() => {
    const known = new Map<string, ReturnType<FilterSource['choices']>>()
    return (column: ColumnModel) => {
      const offered = known.get(column.id) ?? found.offered(rows, column)
      known.set(column.id, offered)
      return offered
    }
  }, [rows, found])
  return { shown, textOf, drawnOf, flags, signs, choices, shownOf, foresee, prepare }
}

/** The rows that the flags among the filters leave. */
function onlyFlagged(
  rows: readonly Row[],
  { exceptions }: GridModel,
  filters: Filters,
  { exceptionsOf, changesOf }: FlagsOf,
): readonly Row[] {
  const found = onlyExceptions(rows, exceptions, filters, exceptionsOf)
  return filters[CHANGED_KEY] === 'on' ? found.filter((row) => changesOf(row).length > 0) : found
}
