import { expectAccessible, WIDE } from '../support/axe.ts'
import { expect, test } from '../support/test.ts'
import { goAnew } from '../support/within.ts'

test('Space shows the record of a row beside the list, the arrows those above and below, Enter opens it, Escape leads back to the row', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize(WIDE)
  await signIn(page, 'acme', 'CUSTOMER', '/acme/shipments')
  const grid = page.getByRole('grid', { name: 'Shipments' })
  const links = grid.getByRole('link')
  await links.nth(2).waitFor()
  const numbers = await links.allInnerTexts()
  const beside = (number: string) => page.getByRole('complementary', { name: `Quick view ${number}`, exact: true })
  const scripts: string[] = []
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
  const [first = '', second = '', third = ''] = numbers

  await grid.getByRole('gridcell', { name: first, exact: true }).focus()
  expect(scripts).toEqual([])
  await page.keyboard.press('Space')
  await expect(beside(first).getByRole('heading', { level: 2 })).toHaveText(`Shipment${first}`)
  await expect(beside(first).getByRole('heading', { name: 'Milestones' })).toBeVisible()
  await expect(beside(first).getByRole('heading', { name: 'Documents' })).toHaveCount(0)
  await expectAccessible(page)
  await page.keyboard.press('ArrowDown')
  await expect(beside(second).getByRole('heading', { level: 2 })).toHaveText(`Shipment${second}`)
  await page.keyboard.press('ArrowDown')
  await expect(beside(third).getByRole('heading', { level: 2 })).toHaveText(`Shipment${third}`)
  await expect(page).toHaveURL(/\/acme\/shipments$/)

  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: `Shipment ${third}` })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await beside(third).getByRole('button', { name: 'Open' }).focus()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('complementary')).toHaveCount(0)
  await expect(grid.getByRole('gridcell', { name: third, exact: true })).toBeFocused()

  await grid.getByRole('row', { name: new RegExp(second) }).hover()
  await page.getByRole('button', { name: `Quick view ${second}` }).click()
  await expect(beside(second).getByRole('heading', { level: 2 })).toHaveText(`Shipment${second}`)
  await beside(second).getByRole('button', { name: 'Close' }).click()
  await expect(
    grid
      .getByRole('row', { name: new RegExp(second) })
      .getByRole('gridcell')
      .first(),
  ).toBeFocused()
})

test('a quote and a customs file are shown beside their lists, too; a window without room for them has none', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize(WIDE)
  for (const [tenant, list, title] of [
    ['acme', 'quotes', 'Quote'],
    ['acme', 'bookings', 'Booking'],
    ['harbor', 'shipments', 'Shipment'],
  ] as const) {
    if (list === 'bookings') await goAnew(page, `/${tenant}/${list}`)
    else await signIn(page, tenant, 'CUSTOMER', `/${tenant}/${list}`)
    const link = page.getByRole('grid').getByRole('link').first()
    const number = await link.innerText()
    await page.getByRole('gridcell', { name: number, exact: true }).focus()
    await page.keyboard.press('Space')
    await expect(page.getByRole('complementary').getByRole('heading', { level: 2 })).toHaveText(`${title}${number}`)
  }
  await page.setViewportSize({ ...WIDE, width: 1190 })
  await expect(page.getByRole('complementary')).toHaveCount(0)
})
