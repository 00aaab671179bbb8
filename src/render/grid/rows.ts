import { useCallback, useMemo, useState } from 'react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { GridModel } from '../../config/index.ts'
import { getAt } from '../form/core/paths.ts'
import { resolveAll } from '../form/core/resolve-all.ts'
import { createScope } from '../form/core/scope.ts'
import { useEngine } from '../services.ts'
import type { Row } from './view.ts'

/** First word of every list's query key. */
export const ROWS_KEY = 'rows'
const NONE: readonly Row[] = []

/** The rows of a list, and how it stands with them. */
export interface GridRows {
  rows: readonly Row[]
  state: 'loading' | 'failed' | 'ready'
  /** The last call failed; rows of an earlier one may be shown. */
  hasFailed: boolean
  /** Asked again while rows are shown. */
  isUpdating: boolean
  retry(): void
  /** Widens the list by a step; absent when the model has no such link. */
  more: (() => void) | undefined
}

/** Asks for the rows of a grid through the data port; `switched` are the ids of the switches that are on. */
export function useGridRows(model: GridModel, switched: ReadonlySet<string>): GridRows {
  const { port, scope } = useEngine()
  const [steps, setSteps] = useState(0)
  const { rows: source, more, switches } = model
  const input = useMemo(() => {
    const roots = createScope(scope, { data: () => undefined, record: () => undefined })
    const widened = more === undefined ? {} : { [more.param]: more.start + steps * more.step }
    const chosen = Object.fromEntries(switches.map(({ id, param, on, off }) => [param, switched.has(id) ? on : off]))
    return { path: resolveAll(source.path, roots), query: { ...resolveAll(source.query, roots), ...widened, ...chosen } }
  }, [scope, source, more, switches, switched, steps])

  const answer = useQuery({
    queryKey: [ROWS_KEY, source.operation, source.at, input],
    placeholderData: keepPreviousData,
    retry: false,
    queryFn: async ({ signal }) => {
      const reply = await port.call(source.operation, input, signal)
      if (!reply.ok) throw new RowsFailed(reply.problem.message)
      const list = getAt(reply.data, source.at)
      return Array.isArray(list) ? list.filter(isRow) : NONE
    },
  })
  const { refetch } = answer
  const retry = useCallback(() => void refetch(), [refetch])
  const widen = useCallback(() => setSteps((times) => times + 1), [])
  return {
    rows: answer.data ?? NONE,
    state: answer.data !== undefined ? 'ready' : answer.isError ? 'failed' : 'loading',
    hasFailed: answer.isError,
    isUpdating: answer.isFetching,
    retry,
    more: more === undefined ? undefined : widen,
  }
}

/** A list's call answered with a problem; kept inside the query. */
class RowsFailed extends Error {}

function isRow(entry: unknown): entry is Row {
  return typeof entry === 'object' && entry !== null && !Array.isArray(entry)
}
