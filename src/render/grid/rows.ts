import { useCallback, useEffect, useMemo, useState } from 'react'
import { hashKey, keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import type { QueryKey, UseQueryResult } from '@tanstack/react-query'
import { createScope, evaluate, getAt, isObject, resolveCall } from '../../config/index.ts'
import type { GridModel, Scope } from '../../config/index.ts'
import { numberIn } from '../parts/number-in.ts'
import { inListedLetters } from '../parts/option-of.ts'
import type { DataPort } from '../services/port.ts'
import { useEngine } from '../services/services.ts'
import type { Problem } from '../../contract/index.ts'
import { problemIn } from '../source/failure.ts'
import { callQuery, dataOf, FRESH } from '../source/query.ts'
import { pagesOf, placeScope } from './order/paging.ts'
import type { ListPlace } from './order/paging.ts'
import { rowId } from './order/row.ts'
import type { Row } from './order/row.ts'

const NONE: readonly Row[] = []

/** The rows of a list, and how it stands with them. */
export interface GridRows {
  /** Of the page at hand. */
  rows: readonly Row[]
  /** How many rows there are on all pages; of a list of one page, also those that did not come. */
  total: number
  /** How many a page holds at most; 0: all. */
  size: number
  /** Of a page that failed, as many as are known. */
  pages: number
  state: 'loading' | 'failed' | 'ready'
  /** The last call failed; rows of an earlier one may be shown. */
  hasFailed: boolean
  /** Why it failed. */
  problem: Problem | undefined
  /** The rows are those of the page before: the page at hand is on its way. */
  isTurning: boolean
  /** Asked again while rows are shown. */
  isUpdating: boolean
  retry(): void
  /** When the rows came, in milliseconds; 0 before that. */
  asOf: number
  /** Widens the list by a step; absent when the model has no such link. */
  more: (() => void) | undefined
  /** Names what is asked for, whatever the page. */
  key: readonly unknown[]
  /** The rows of all pages, in their order; `heard` is called for each page that came. Otherwise why there are none: a page failed, or the signal was given. */
  all(heard: (page: number) => void, signal: AbortSignal): Promise<readonly Row[] | 'failed' | 'given up'>
}

/** One answer of the list's operation. */
interface Page {
  rows: readonly Row[]
  total: number
  size: number
  pages: number
}

/** Asks for the rows of a grid through the data port; `switched` are the ids of the switches that are on. A page is asked for once. */
export function useGridRows(model: GridModel, switched: ReadonlySet<string>, place: ListPlace): GridRows {
  const { port, scope, left } = useEngine()
  const client = useQueryClient()
  const [steps, setSteps] = useState(left?.now.steps ?? 0)
  useEffect(() => left?.keep({ steps }), [left, steps])
  const { more } = model
  const roots = useMemo(() => createScope(scope), [scope])
  const queryOf = useCallback(
    (page: number, widened = steps) =>
      pageQuery(model, port, roots, { switched, steps: widened, place: { ...place, page } }),
    [model, port, roots, switched, steps, place],
  )
  const answer = useQuery({ ...queryOf(place.page), placeholderData: keepPreviousData })
  const { isError } = answer
  const known = useKnown(answer, queryOf(place.page, 0).queryKey)
  const pages = usePages(known.data?.pages, queryOf(1).queryKey)
  const retry = useCallback(() => {
    // What is kept of other pages, and of all of them, is of before, too.
    void client.invalidateQueries({ queryKey: queryOf(1).queryKey.slice(0, -1) })
  }, [client, queryOf])
  // A step that failed is taken again, not one beyond it.
  const widen = useCallback(() => (isError ? retry() : setSteps((times) => times + 1)), [isError, retry])
  const all = useCallback(
    async (heard: (page: number) => void, signal: AbortSignal) => {
      const read = async (again: object): Promise<readonly Page[]> => {
        const had: Page[] = []
        for (let page = 1, pages = 1; page <= pages; page += 1) {
          const next = await client.query({ ...queryOf(page), ...again })
          signal.throwIfAborted()
          had.push(next)
          pages = next.pages
          heard(page)
        }
        return had
      }
      try {
        const had = await read(AS_KEPT)
        return eachRowOnce(isOfOneTime(had) ? had : await read(ANEW), model)
      } catch {
        return signal.aborted ? 'given up' : 'failed'
      }
    },
    [client, queryOf, model],
  )
  return {
    rows: known.data?.rows ?? NONE,
    total: known.data?.total ?? 0,
    size: known.data?.size ?? 0,
    pages: isError ? Math.max(pages, place.page) : pages,
    state: known.data !== undefined ? 'ready' : isError ? 'failed' : 'loading',
    hasFailed: isError,
    problem: problemIn(answer.error),
    isTurning: answer.isPlaceholderData,
    isUpdating: answer.isFetching,
    retry,
    asOf: known.dataUpdatedAt,
    more: more === undefined ? undefined : widen,
    key: queryOf(1).queryKey,
    all,
  }
}

const AS_KEPT = {}
const ANEW = { staleTime: 0 }

/**
 * Whether pages belong to one state of the list. If the list grew or shrank while they were loaded, or since the first of them was cached, rows have
 * moved from page to page.
 */
function isOfOneTime(pages: readonly Page[]): boolean {
  return pages.every(({ total }) => total === pages[0]?.total)
}

/** The rows of pages in their order; a row that moved to the next page while that was loaded appears once. */
function eachRowOnce(pages: readonly Page[], model: GridModel): readonly Row[] {
  const known = new Map<string | number, Row>()
  return pages
    .flatMap(({ rows }) => rows)
    .filter((row) => {
      const id = rowId(row, model)
      const before = id === undefined ? undefined : known.get(id)
      if (id !== undefined) known.set(id, row)
      // Different rows may share an id.
      return before === undefined || JSON.stringify(before) !== JSON.stringify(row)
    })
}

/** An answer, and when it came. */
type Known = Pick<UseQueryResult<Page>, 'data' | 'dataUpdatedAt'>

/** The answer to show; if a widened list fails to load, the narrower one that was shown before. `unwidened` is the key of the list whatever its width. */
function useKnown(
  { data, dataUpdatedAt, isError, isPlaceholderData }: UseQueryResult<Page>,
  unwidened: QueryKey,
): Known {
  const of = hashKey(unwidened)
  const [last, setLast] = useState<Known & { of: string }>()
  const isNew = data !== undefined && !isPlaceholderData
  if (isNew && (last?.data !== data || last.of !== of)) setLast({ of, data, dataUpdatedAt })
  return isError && data === undefined && last?.of === of ? last : { data, dataUpdatedAt }
}

/** How many pages there are according to the last answer; 1 before the first one. */
function usePages(pages: number | undefined, first: QueryKey): number {
  const of = hashKey(first)
  const [last, setLast] = useState<{ of: string; pages: number }>()
  if (pages !== undefined && (last?.pages !== pages || last.of !== of)) setLast({ of, pages })
  return pages ?? (last?.of === of ? last.pages : 1)
}

interface Asked {
  switched: ReadonlySet<string>
  steps: number
  place: ListPlace
}

function pageQuery(
  { rows, more, switches, paging, columns, lookups }: GridModel,
  port: DataPort,
  roots: Scope,
  { switched, steps, place }: Asked,
) {
  const scope = placeScope(roots, columns, place)
  const source = rows.instead.find(({ when }) => evaluate(when, scope)) ?? rows
  const widened = more === undefined ? {} : { [more.param]: more.start + steps * more.step }
  const chosen = Object.fromEntries(switches.map(({ id, param, on, off }) => [param, switched.has(id) ? on : off]))
  const { query, ...asked } = resolveCall(source, scope)
  const input = { ...asked, query: { ...query, ...widened, ...chosen } }
  const codes = columns.flatMap(({ field, options: { lookup } }) =>
    typeof lookup === 'string' ? [[field, lookup] as const] : [],
  )
  const inLetters = (row: Row): Row =>
    codes.reduce((at, [field, lookup]) => inListedLetters(at, field, lookups[lookup]), row)
  return callQuery<Page>(port, {
    kind: 'rows',
    operation: source.operation,
    of: [source.at, rows.total, paging, codes],
    input,
    fresh: paging === undefined ? 0 : FRESH.page,
    read(answer) {
      const data = dataOf(answer)
      const list = getAt(data, source.at)
      if (list !== undefined && list !== null && !Array.isArray(list)) throw new Error(`${source.at} is no list`)
      const found = Array.isArray(list) ? list.filter(isObject).map(inLetters) : NONE
      const total = numberAt(data, paging?.total ?? rows.total) ?? found.length
      const size = numberAt(data, paging?.max) ?? 0
      return { rows: found, total, size, pages: pagesOf(total, size) }
    },
  })
}

function numberAt(data: unknown, path: string | undefined): number | undefined {
  return path === undefined ? undefined : numberIn(getAt(data, path))
}
