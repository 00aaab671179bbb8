import type { Locator, Page } from '@playwright/test'
import { expect } from './test.ts'

/**
 * Clicks a link that opens a tab of its own, and gives the tab at its address, loaded. Playwright does not tell of every
 * such tab, and takes one or another for one that is on its way for good: what it does not see is closed and opened anew.
 */
export async function openedTab(
  link: Locator,
  address: RegExp,
  way: Parameters<Locator['click']>[0] = {},
): Promise<Page> {
  const context = link.page().context()
  const before = new Set(context.pages())
  let opened: Page | undefined
  await expect(async () => {
    for (const page of context.pages()) if (!before.has(page)) await page.close()
    const [tab] = await Promise.all([context.waitForEvent('page', { timeout: 10_000 }), link.click(way)])
    await tab.waitForURL(address, { waitUntil: 'commit', timeout: 10_000 })
    await tab.reload({ timeout: 20_000 })
    opened = tab
  }).toPass({ timeout: 100_000 })
  if (opened === undefined) throw new Error('no tab')
  return opened
}
