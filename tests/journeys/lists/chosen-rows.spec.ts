import { readFile } from 'node:fs/promises'
import type { Schemas } from '../../../src/contract/index.ts'
import { expectAccessible, WIDE } from '../support/axe.ts'
import { expect, test } from '../support/test.ts'

test('rows that are chosen are opened, exported, printed and pinned together; who has no pin stays chosen', async ({
  page,
  signIn,
  ask,
}) => {
  await page.setViewportSize(WIDE)
  await signIn(page, 'acme', 'CUSTOMER', '/acme/shipments')
  const { data } = (await ask(page, '/api-gateway/secure/1/shipments/?PageIndex=1&MaxResults=100')) as {
    data: Schemas['Shipment'][]
  }
  const able = data.filter(({ createJobUnId, favoriteShp }) => createJobUnId !== undefined && favoriteShp !== true)
  const [first, second] = able
  const without = data.find(({ createJobUnId }) => createJobUnId === undefined)
  if (first?.shpNo === undefined || second?.shpNo === undefined || without?.shpNo === undefined)
    throw new Error('the world has no such shipments')
  const numbers = [first.shpNo, second.shpNo, without.shpNo]
  const grid = page.getByRole('grid', { name: 'Shipments' })
  const bar = page.getByRole('region', { name: 'Selected records' })
  await expect(bar).toHaveCount(0)
  for (const number of numbers) {
    await page.getByRole('searchbox', { name: 'Filter by HBL/HAWB No.' }).fill(number)
    await grid.getByRole('checkbox', { name: `Select ${number}` }).check()
  }
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(bar.getByRole('status')).toHaveText('3 selected')
  await expectAccessible(page)

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    bar.getByRole('button', { name: 'Export' }).click(),
  ])
  const [, ...lines] = (await readFile(await download.path(), 'utf8')).trim().split('\r\n')
  expect(lines.map((line) => numbers.filter((number) => line.includes(number)))).toEqual(
    numbers.map((number) => [number]),
  )

  await page.evaluate(() => {
    window.print = () => {
      window.dispatchEvent(new Event('beforeprint'))
    }
  })
  await bar.getByRole('button', { name: 'Print' }).click()
  const onPaper = page.locator('tbody tr', { hasText: /\w/ })
  await expect(onPaper).toHaveCount(3)
  for (const [place, number] of numbers.entries()) await expect(onPaper.nth(place)).toContainText(number)
  await page.evaluate(() => {
    window.dispatchEvent(new Event('afterprint'))
  })
  await expect(onPaper).toHaveCount(0)

  await bar.getByRole('button', { name: 'Open' }).click()
  const drawer = page.getByRole('dialog')
  await expect(drawer).toContainText('1 of 3')
  await drawer.getByRole('button', { name: 'Next record' }).click()
  await expect(drawer.getByRole('heading', { level: 2 })).toContainText(second.shpNo)
  await drawer.getByRole('button', { name: 'Close' }).click()

  await bar.getByRole('button', { name: 'Pin' }).click()
  await expect(page.getByText('Pin: done for 2 of 3 records; it does not apply to the others')).toBeVisible()
  await expect(bar.getByRole('status')).toHaveText('1 selected')
  const stored = (await ask(page, '/api-gateway/secure/1/shipments/?PageIndex=1&MaxResults=100')) as typeof data
  const rows = (stored as unknown as { data: Schemas['Shipment'][] }).data
  expect([first, second].map(({ gShpId }) => rows.find((row) => row.gShpId === gShpId)?.favoriteShp)).toEqual([
    true,
    true,
  ])

  await bar.getByRole('button', { name: 'Clear selection' }).click()
  await expect(bar).toHaveCount(0)
})

test('the keyboard chooses rows by X, in the column of boxes by Space, a box those of a page; a row that is pointed at shows its buttons', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize(WIDE)
  await signIn(page, 'acme', 'CUSTOMER', '/acme/shipments')
  const grid = page.getByRole('grid', { name: 'Shipments' })
  const boxes = grid.getByRole('checkbox', { name: /^Select \w+\d/ })
  await boxes.first().check()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Space')
  await expect(page.getByText('2 selected')).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('x')
  await expect(page.getByText('1 selected')).toBeVisible()
  await page.keyboard.press('x')
  await expect(boxes.nth(0)).toBeChecked()
  await expect(boxes.nth(1)).toBeChecked()

  const box = grid.getByRole('checkbox', { name: 'Select all rows of this page' })
  await box.check()
  await expect(page.getByText('100 selected')).toBeVisible()
  await box.uncheck()
  await expect(page.getByRole('region', { name: 'Selected records' })).toHaveCount(0)

  await grid.getByRole('row', { name: /SE\d+/ }).first().hover()
  await expect(page.getByRole('button', { name: /^(Pin|Unpin) H/ })).toBeVisible()
})
