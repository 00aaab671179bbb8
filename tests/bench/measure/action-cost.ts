import type { Browser, Locator, Page } from '@playwright/test'
import { spent, tasksOf, traced } from './trace.ts'

/** Milliseconds in which what a person did is done, and what follows it, unless the caller knows better. */
const FOLLOWS = 1000

/**
 * What one act of a person costs the main thread, processor milliseconds: from the input event of this type until nothing is
 * left to do. `act` does it without asking the page anything: what it asked would count.
 */
export async function actionCost(
  browser: Browser,
  page: Page,
  event: 'keydown' | 'mousedown',
  act: () => Promise<void>,
  follows = FOLLOWS,
): Promise<number> {
  const events = await traced(browser, page, async () => {
    await act()
    await page.waitForTimeout(follows)
  })
  const first = events.find(({ name, args }) => name === 'EventDispatch' && args.data?.type === event)
  if (first === undefined) throw new Error(`no ${event} in the trace`)
  const tasks = tasksOf(events, first)
  return spent(tasks, tasks.findLast((task) => task.ts <= first.ts)?.ts ?? first.ts)
}

/** What a click on an element costs until `done`, with what follows it; it is brought into view before. */
export async function clickCost(
  browser: Browser,
  page: Page,
  element: Locator,
  follows = FOLLOWS,
  done?: Promise<unknown>,
): Promise<number> {
  await element.scrollIntoViewIfNeeded()
  const box = await element.boundingBox()
  if (box === null) throw new Error('the element is not shown')
  await page.waitForTimeout(FOLLOWS)
  const click = async (): Promise<void> => {
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
    await done
  }
  return actionCost(browser, page, 'mousedown', click, follows)
}
