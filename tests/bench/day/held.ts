import type { CDPSession, Page } from '@playwright/test'

/** What a tab holds once all that can go has gone. */
export interface Held {
  /** What its scripts keep, in megabytes. */
  heap: number
  nodes: number
  listeners: number
  timers: number
}

/** Milliseconds in which what follows the last act is over: transitions, answers, what was put off. */
const QUIET = 3_000
/** What a collection lets go may hold what the next one finds. */
const COLLECTIONS = 3

/** A look at what a tab holds, to be taken again and again; the tab counts its timers (`countTimers`). */
export async function watchHeld(page: Page): Promise<() => Promise<Held>> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  return async () => {
    await page.waitForTimeout(QUIET)
    for (let time = 0; time < COLLECTIONS; time += 1) await session.send('HeapProfiler.collectGarbage')
    const timers = await page.evaluate(() => window.liveTimers?.size ?? Number.NaN)
    return { ...(await metricsOf(session)), timers }
  }
}

async function metricsOf(session: CDPSession): Promise<Omit<Held, 'timers'>> {
  const { metrics } = await session.send('Performance.getMetrics')
  const of = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN
  return { heap: of('JSHeapUsedSize') / 1024 / 1024, nodes: of('Nodes'), listeners: of('JSEventListeners') }
}
