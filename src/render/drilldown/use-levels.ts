import { useCallback, useEffect, useMemo } from 'react'
import { useQueries, useQueryClient } from '@tanstack/react-query'
import { resolveCall } from '../../config/index.ts'
import type { DataPort } from '../services/port.ts'
import { useEngine } from '../services/services.ts'
import { problemIn } from '../source/failure.ts'
import { FRESH, isNothing, sourceQuery } from '../source/query.ts'
import { staleSinceOf } from '../source/use-source.ts'
import { callScope, openedLevels, rowsAbove, type PlacedDrilldown, type OpenedLevel } from './opened.ts'
import { askedSource } from './record.ts'
import { placeOfStep, stepInto, type Step, type Trail } from './trail.ts'

/** The levels of a trail. All ask at once: an address holds all that their calls need. Going back asks nothing. */
export function useLevels(drill: PlacedDrilldown, trail: Trail): OpenedLevel[] {
  const { port } = useEngine()
  const queries = useMemo(() => trail.map((_, index) => queryAt(port, drill, trail, index)), [port, drill, trail])
  const results = useQueries({ queries })
  return openedLevels(
    drill,
    trail,
    results.map((result, index) => {
      const hasSource = drill.model.levels.find(({ id }) => id === trail[index]?.level)?.source !== undefined
      // Nothing that is being asked for again is not yet nothing.
      const isKnown = result.isSuccess && (!isNothing(result.data) || !result.isFetching)
      const state = !hasSource || isKnown ? 'ready' : result.isError ? 'failed' : 'loading'
      const failure = {
        problem: problemIn(result.error),
        since: staleSinceOf(result),
        retry: () => void result.refetch(),
      }
      return { data: result.data ?? undefined, state, ...(result.isError && { failure }) }
    }),
  )
}

/** Finds the trail to the record before or after the one shown, over the edge of a page too; undefined where there is none. */
export function useNeighbour(
  drill: PlacedDrilldown,
  trail: Trail,
): (opened: readonly OpenedLevel[], by: 1 | -1) => Promise<Trail | undefined> {
  const { port } = useEngine()
  const client = useQueryClient()
  return useCallback(
    async (opened, by) => {
      const shown = opened.at(-1)
      const above = opened.at(-2)
      if (shown?.place === undefined || above === undefined) return undefined
      const list = rowsAbove(above.data, shown.level)
      const index = list.findIndex((row) => row === shown.row) + by
      const upTo = trail.slice(0, -2)
      const leadTo = (step: Trail[number], rows: readonly unknown[], row: unknown): Trail => [
        ...upTo,
        step,
        stepInto(shown.level, row, rows),
      ]
      if (list[index] !== undefined) return leadTo(above.step, list, list[index])
      const page = above.step.page + by
      if (above.pages === undefined || page < 1 || page > above.pages.pages) return undefined
      const turned = { ...above.step, page }
      const asked = queryAt(port, drill, [...upTo, turned], upTo.length)
      const rows = rowsAbove(await client.query(asked).catch(() => undefined), shown.level)
      const row = by === 1 ? rows[0] : rows.at(-1)
      return row === undefined ? undefined : leadTo(turned, rows, row)
    },
    [port, client, drill, trail],
  )
}

/** How many pages are looked through for a row, the nearest first. */
const PAGES_AROUND = 20

/** The pages nearest to one, the next ones first; of however many a gateway says that there are. */
function pagesAround(page: number, pages: number): number[] {
  const middle = Math.min(page, pages)
  const first = Math.max(1, middle - PAGES_AROUND)
  const aside = (each: number): number => Math.abs(each - page)
  return Array.from({ length: Math.min(pages, middle + PAGES_AROUND) - first + 1 }, (_, index) => first + index)
    .filter((each) => each !== page)
    .sort((one, other) => aside(one) - aside(other))
    .slice(0, PAGES_AROUND)
}

/**
 * A row that stands on another page of its list than the address says, as rows came or went since it was copied: the pages around are
 * looked through, and the trail over the page that holds it now is handed on.
 */
export function useMovedRow(
  drill: PlacedDrilldown,
  trail: Trail,
  opened: readonly OpenedLevel[],
  lead: (next: Trail) => void,
): void {
  const { port } = useEngine()
  const client = useQueryClient()
  const at = opened.findIndex(
    ({ place }, index) => index > 0 && place === undefined && opened[index - 1]?.state === 'ready',
  )
  const pages = opened[at - 1]?.pages?.pages ?? 1
  useEffect(() => {
    const above = trail[at - 1]
    const step = trail[at]
    const level = drill.model.levels.find(({ id }) => id === step?.level)
    if (above === undefined || step === undefined || level === undefined || pages === 1) return undefined
    const turned = pagesAround(above.page, pages).map((page): Step => ({ ...above, page }))
    let isOver = false
    const look = async (): Promise<void> => {
      for (const each of turned) {
        const data = await client.query(queryAt(port, drill, [...trail.slice(0, at - 1), each], at - 1))
        if (isOver) return
        if (placeOfStep(level, step, rowsAbove(data, level)) !== -1)
          return lead([...trail.slice(0, at - 1), each, ...trail.slice(at)])
      }
    }
    look().catch(() => undefined)
    return () => {
      isOver = true
    }
  }, [port, client, drill, trail, at, pages, lead])
}

function queryAt(port: DataPort, drill: PlacedDrilldown, trail: Trail, index: number) {
  const source = askedSource(drill.model.levels.find(({ id }) => id === trail[index]?.level)?.source)
  const input = source === undefined ? {} : resolveCall(source, callScope(drill, trail, index))
  return sourceQuery(port, source, input, FRESH.reference)
}
