import type { Browser } from '@playwright/test'

/** One event of a browser's trace; times in microseconds, `tdur` of the processor. */
export interface TraceEvent {
  name: string
  pid: number
  tid: number
  ts: number
  tdur?: number
  args: { data?: { type?: string }; name?: string }
}

/** What the browser traces while something is done on its page. */
export async function traced(
  browser: Browser,
  page: Parameters<Browser['startTracing']>[0],
  act: () => Promise<void>,
): Promise<TraceEvent[]> {
  await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline', 'blink.user_timing'] })
  await act()
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] }
  return traceEvents
}

/** The tasks of the thread that an event happened on, in their order. */
export function tasksOf(events: readonly TraceEvent[], { pid, tid }: TraceEvent): TraceEvent[] {
  return events
    .filter((each) => each.name === 'ThreadControllerImpl::RunTask' && each.pid === pid && each.tid === tid)
    .sort((one, other) => one.ts - other.ts)
}

/** Processor milliseconds of the tasks that begin within a span of time. */
export function spent(tasks: readonly TraceEvent[], from: number, to = Infinity): number {
  return tasks.filter(({ ts }) => ts >= from && ts < to).reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1000
}

/** The middle one of some numbers. */
export function median(numbers: readonly number[]): number {
  return [...numbers].sort((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? Number.NaN
}
