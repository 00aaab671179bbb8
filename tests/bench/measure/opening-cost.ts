import type { Browser, Locator, Page } from '@playwright/test'
import { spent, tasksOf, traced } from './trace.ts'

/** The mark that a page sets before it draws. */
const DRAWING = 'bench-mount-start'
/** Milliseconds without anything left to do. */
const QUIET = 700
/** The longest that a page may take to open on a busy machine, in milliseconds; its cost is the processor's time. */
const LONGEST = 300_000

/**
 * What opening a page costs the main thread, processor milliseconds: from the moment it draws, its code being loaded, until
 * `ready` stands there and nothing is left to do.
 */
export async function openingCost(browser: Browser, page: Page, url: string, ready: Locator): Promise<number> {
  await page.goto('about:blank')
  const events = await traced(browser, page, async () => {
    await page.goto(url)
    await ready.waitFor({ timeout: LONGEST })
    await page.waitForTimeout(QUIET)
  })
  const mark = events.find(({ name }) => name === DRAWING)
  if (mark === undefined) throw new Error('the page set no mark')
  const tasks = tasksOf(events, mark)
  return spent(tasks, tasks.findLast((task) => task.ts <= mark.ts)?.ts ?? mark.ts)
}
