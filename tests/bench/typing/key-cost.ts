import type { Browser, Locator, Page } from '@playwright/test'

/** What typing costs the main thread, processor milliseconds. */
export interface Cost {
  /** Median of one key: script, style, layout and paint. */
  key: number
  /** What follows the pause after the last key: the text is committed, effects and validation run. */
  commit: number
}

interface TraceEvent {
  name: string
  pid: number
  tid: number
  ts: number
  tdur?: number
  args: { data?: { type?: string }; name?: string }
}

/** Milliseconds between two keys of a quick typist, and those after the last one. */
const PACE = 120
const PAUSE = 1000

/** Types a text into a field at a quick typist's pace, then pauses; costs are read from the browser's own trace. */
export async function typingCost(browser: Browser, page: Page, field: Locator, text: string): Promise<Cost> {
  await field.click()
  await field.press('End')
  await page.waitForTimeout(1500)
  await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline'] })
  await field.pressSequentially(text, { delay: PACE })
  await page.waitForTimeout(PAUSE)
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] }
  return costOf(traceEvents)
}

function costOf(events: TraceEvent[]): Cost {
  const keys = events.filter(({ name, args }) => name === 'EventDispatch' && args.data?.type === 'keydown')
  const [first] = keys
  if (first === undefined) throw new Error('no key in the trace')
  const tasks = events.filter(({ name, pid, tid }) => name === 'ThreadControllerImpl::RunTask' && pid === first.pid && tid === first.tid)
  const within = (from: number, to: number): number =>
    tasks.filter(({ ts }) => ts >= from && ts < to).reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1000
  const starts = keys.map(({ ts }) => tasks.findLast((task) => task.ts <= ts)?.ts ?? ts)
  const last = starts.at(-1) ?? 0
  const costs = starts.slice(0, -1).map((start, index) => within(start, starts[index + 1] ?? start))
  return { key: costs.sort((a, b) => a - b)[Math.floor(costs.length / 2)] ?? Number.NaN, commit: within(last + PACE * 1000, last + PAUSE * 1000) }
}
