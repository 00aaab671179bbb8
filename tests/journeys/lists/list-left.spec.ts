import { NARROW, WIDE } from '../support/axe.ts'
import { expect, test } from '../support/test.ts'

test('the browser’s Back leads to a list as it was left: its rows, and those that are chosen', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize(WIDE)
  await signIn(page, 'acme', 'CUSTOMER', '/acme/shipments')
  const grid = page.getByRole('grid', { name: 'Shipments' })
  const scroller = grid.locator('.MuiDataGrid-virtualScroller')
  await grid
    .getByRole('checkbox', { name: /^Select / })
    .nth(1)
    .check()
  await scroller.hover()
  await page.mouse.wheel(0, 900)
  await expect.poll(() => scroller.evaluate(({ scrollTop }) => scrollTop)).toBe(900)
  const inSight = () =>
    page.evaluate(() => document.elementFromPoint(700, 600)?.closest('[role="row"]')?.getAttribute('aria-rowindex'))
  const row = await inSight()
  await page.getByRole('navigation').getByRole('link', { name: 'Manage Quotes' }).click()
  await expect(page.getByRole('grid', { name: 'Manage Quotes' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('region', { name: 'Selected records' }).getByRole('status')).toHaveText('1 selected')
  await expect.poll(() => scroller.evaluate(({ scrollTop }) => scrollTop)).toBe(900)
  expect(Number(row)).toBeGreaterThan(20)
  await expect.poll(inSight).toBe(row)
})

test('on a phone Back leads to the card that was seen, once the rows are there', async ({ page, signIn }) => {
  await page.setViewportSize(NARROW)
  await signIn(page, 'acme', 'CUSTOMER', '/acme/bookings')
  const card = page.getByRole('list', { name: 'Manage Bookings' }).getByRole('listitem').nth(12)
  await card.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  const top = await page.evaluate(() => window.scrollY)
  await page.getByRole('navigation').getByRole('link', { name: 'Home' }).last().click()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await page.goBack()
  await expect(card).toBeInViewport()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(top)
})
