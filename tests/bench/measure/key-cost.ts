import type { Browser, Locator, Page } from '@playwright/test'
import { median, spent, tasksOf, traced } from './trace.ts'
import type { TraceEvent } from './trace.ts'

/** What typing costs the main thread, processor milliseconds. */
export interface Cost {
  /** Median of one key: script, style, layout and paint. */
  key: number
  /** What follows the pause after the last key: the text is committed, effects and validation run. */
  commit: number
}

/** Milliseconds between two keys of a quick typist, and those after the last one. */
const PACE = 120
const PAUSE = 1000

/** Types a text into a field at a quick typist's pace, then pauses; costs are read from the browser's own trace. */
export async function typingCost(browser: Browser, page: Page, field: Locator, text: string): Promise<Cost> {
  await field.click()
  await field.press('End')
  await page.waitForTimeout(1500)
  const events = await traced(browser, page, async () => {
    await field.pressSequentially(text, { delay: PACE })
    await page.waitForTimeout(PAUSE)
  })
  return costOf(events)
}

function costOf(events: TraceEvent[]): Cost {
  const keys = events.filter(({ name, args }) => name === 'EventDispatch' && args.data?.type === 'keydown')
  const [first] = keys
  if (first === undefined) throw new Error('no key in the trace')
  const tasks = tasksOf(events, first)
  const starts = keys.map(({ ts }) => tasks.findLast((task) => task.ts <= ts)?.ts ?? ts)
  const last = starts.at(-1) ?? 0
  const costs = starts.slice(0, -1).map((start, index) => spent(tasks, start, starts[index + 1] ?? start))
  return { key: median(costs), commit: spent(tasks, last + PACE * 1000, last + PAUSE * 1000) }
}
