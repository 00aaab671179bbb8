import { expect, type Page } from '@playwright/test'

/**
 * Leads the portal on a page to another address as a link of its own does: nothing is loaded anew, which takes a tenth of the time. What
 * stood there before may stand for a moment longer, so whoever looks waits for what is to come.
 */
export async function goWithin(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    const { idx = 0 } = (history.state ?? {}) as { idx?: number }
    history.pushState({ idx: idx + 1 }, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }))
  }, address)
}

/** What stands where there is no page, in the languages that journeys are in. */
const NOTHING = /^(Oops!! Not Found|ページが見つかりません)$/

/** Leads to another screen as `goWithin` does, past a page that there is not: nothing of the last screen is taken for the next one. */
export async function goAnew(page: Page, address: string): Promise<void> {
  const nothing = page.getByRole('heading', { level: 1, name: NOTHING })
  await goWithin(page, `/${address.split('/')[1] ?? ''}/nothing`)
  await expect(nothing).toBeVisible()
  await goWithin(page, address)
  await expect(nothing).toBeHidden()
}
