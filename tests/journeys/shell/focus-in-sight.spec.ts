import type { Page } from '@playwright/test'
import { layOut } from '../support/figures.ts'
import { tabTo } from '../support/keyboard.ts'
import { userMenu } from '../support/login.ts'
import { expect, test } from '../support/test.ts'

const WIDGETS = (['11', '12', '21', '22'] as const).map((widgetId) => ({
  dataSource: 'login' as const,
  layouts: [{ widgetId, groupBy: 'user', widgetType: 'pie', dateFilter: 'lastWeek', widgetName: 'Signed in' } as const],
}))

/** Whether what has the focus is on top of all else in its middle, and its name. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document
    const { left, top, width, height } = activeElement?.getBoundingClientRect() ?? new DOMRect()
    const there = document.elementFromPoint(left + width / 2, top + height / 2)
    const isSeen = there !== null && (activeElement?.parentElement?.contains(there) ?? false)
    return { isSeen, name: activeElement?.getAttribute('aria-label') ?? activeElement?.textContent }
  })

const scrolled = (page: Page) => page.evaluate(() => window.scrollY)

test('[LK-01] going back by keyboard, what has the focus is not below the bars at the top, and the page stands while the focus is in them', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 })
  await signIn(page, 'acme', 'CUSTOMER')
  await expect(page.getByRole('article').last()).toBeVisible()
  await page.getByRole('article').last().getByRole('button').last().focus()
  for (let back = 0; back < 12; back += 1) {
    await page.keyboard.press('Shift+Tab')
    await expect.poll(() => focused(page)).toMatchObject({ isSeen: true })
  }

  await page.evaluate(() => window.scrollTo(0, 300))
  await userMenu(page).focus()
  await expect.poll(() => scrolled(page)).toBe(300)
  // As low as a window that is enlarged four times: the bars go with the page.
  await page.setViewportSize({ width: 320, height: 256 })
  await page.evaluate(() => window.scrollTo(0, 300))
  await expect(page.getByRole('banner')).not.toBeInViewport()
})

test('[LK-05] [DB-12] a form that is a page of its own stays where a person scrolls or types, and its menu says where that is', async ({
  page,
  portal,
  signIn,
}) => {
  await page.setViewportSize({ width: 390, height: 700 })
  await signIn(page, 'acme', 'ADMIN', '/acme/nothing')
  await layOut(page, portal.url, WIDGETS, 2, 2)
  await page.goto('/acme/customWidgets')
  const current = page.getByRole('navigation', { name: 'Sections' }).locator('[aria-current]')
  await expect(page.getByRole('region', { name: 'Row 2, column 2' })).toBeAttached()
  await expect(current).toHaveText('Layout')

  await page.evaluate(() => window.scrollTo(0, 600))
  await expect(current).toHaveText('Details')
  await expect.poll(() => scrolled(page)).toBe(600)

  await page.evaluate(() => window.scrollTo(0, 0))
  await expect(current).toHaveText('Layout')
  await tabTo(page.getByRole('region', { name: 'Row 1, column 1' }).getByRole('combobox', { name: 'Chart Type' }))
  await expect(current).toHaveText('Details')
  await expect.poll(() => focused(page)).toMatchObject({ isSeen: true })

  await page.setViewportSize({ width: 1280, height: 720 })
  await page.getByRole('button', { name: 'Details', exact: true }).click()
  const heading = await page.getByRole('heading', { name: 'Details' }).boundingBox()
  const banner = await page.getByRole('banner').boundingBox()
  expect(heading?.y).toBeGreaterThanOrEqual((banner?.y ?? 0) + (banner?.height ?? Infinity))
})
