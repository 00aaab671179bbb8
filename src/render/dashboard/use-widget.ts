import { useCallback, useMemo, useState } from 'react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { resolveCall } from '../../config/index.ts'
import type { Scope, WidgetModel } from '../../config/index.ts'
import type { Problem } from '../../contract/index.ts'
import type { CallInput } from '../services/port.ts'
import { useEngine } from '../services/services.ts'
import { callOperation } from '../source/call.ts'
import { failureText, problemIn } from '../source/failure.ts'
import { sourceQuery } from '../source/query.ts'
import { staleSinceOf } from '../source/use-source.ts'
import { useCode } from '../parts/code.ts'
import type { ChartPart, ChartPartProps } from '../services/parts.ts'

/** What a widget's call brought, and how it stands with it. */
export interface WidgetData {
  data: unknown
  state: 'loading' | 'failed' | 'ready'
  /** Why the last call failed. */
  problem: Problem | undefined
  /** When what is shown came, in milliseconds; 0 where nothing has. */
  asOf: number
  /** The same, where it could not be had anew since. */
  staleSince: number | undefined
  /** Asked again while something is shown. */
  isUpdating: boolean
  retry(): void
  /** Makes the gateway forget what it counted, then asks again. */
  renew(): void
}

/** What a widget's call sends; `days` is how many days it looks ahead. */
export function widgetInput({ source, days: ahead }: WidgetModel, days: number | undefined, roots: Scope): CallInput {
  const asked = resolveCall(source, roots)
  return ahead === undefined ? asked : { ...asked, query: { ...asked.query, [ahead.param]: days } }
}

/** Asks for the data of a widget; `days` is how many days it looks ahead. */
export function useWidget(model: WidgetModel, days: number | undefined, roots: Scope): WidgetData {
  const { port, notify, t } = useEngine()
  const { source, cache, refresh } = model
  const input = useMemo(() => widgetInput(model, days, roots), [model, days, roots])
  const query = useQuery({
    ...sourceQuery(port, source, input),
    placeholderData: keepPreviousData,
    ...(refresh !== undefined && { refetchInterval: refresh * 1000 }),
  })
  const { refetch } = query
  const isKnown = query.data !== undefined
  const [isForgetting, setForgetting] = useState(false)
  const retry = useCallback(() => void refetch(), [refetch])
  const renew = useCallback(async () => {
    setForgetting(cache !== undefined)
    const forgot = cache && (await callOperation(port, cache.operation, resolveCall(cache, roots)))
    setForgetting(false)
    const { isError } = await refetch()
    // What came may be what was counted before.
    if (forgot?.ok === false && !isError) notify({ severity: 'error', text: failureText(forgot.problem, t) })
  }, [cache, port, roots, refetch, notify, t])
  return {
    data: query.data ?? undefined,
    // What stood there stays when asking for it anew fails.
    state: isKnown ? 'ready' : query.isError && !query.isFetching ? 'failed' : 'loading',
    problem: problemIn(query.error),
    asOf: query.dataUpdatedAt,
    staleSince: staleSinceOf(query),
    isUpdating: isForgetting || (query.isFetching && isKnown),
    retry,
    renew: () => void renew(),
  }
}

interface ShownChart {
  /** Absent while its code is on the way, or could not be loaded. */
  Chart: ComponentType<ChartPartProps> | undefined
  isWaiting: boolean
  hasFailed: boolean
  /** Asks for the code again. */
  retry(): void
}

/** The component of a chart part; code of its own is loaded beside the figures. */
export function useChart(part: ChartPart | undefined): ShownChart {
  const { code, hasFailed, retry } = useCode(part?.load)
  const Chart = part?.component ?? code
  return { Chart, isWaiting: part !== undefined && Chart === undefined && !hasFailed, hasFailed, retry }
}
