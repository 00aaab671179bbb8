import { expect, test, type Browser, type Page } from '@playwright/test'
import budgets from '../budgets.json' with { type: 'json' }
import { serveGrids, ways, type ServedGrids, type Way } from './grids/served.ts'
import { actionCost, clickCost } from './measure/action-cost.ts'
import { openingCost } from './measure/opening-cost.ts'
import { createSamples, rounds, sizes, type Samples } from './measure/results.ts'

const counts = sizes([1_000, 10_000, 100_000])
/** Milliseconds after a file was saved in which what belongs to it is over. */
const SAVED = 1_000

/** The ways that are measured: `BENCH_WAYS` (`own,ag`), or all. */
const asked = ways.filter((way) => process.env['BENCH_WAYS']?.split(',').includes(way) ?? true)
const drawnByData = { cell: '[role=gridcell][data-field=number]', header: '[data-field=number]' }
/** Where each way draws the number of the first row, and its header; whether it exports. */
const PLACES: Record<Way, { cell: string; header: string; exports: boolean }> = {
  own: { ...drawnByData, exports: true },
  stock: { ...drawnByData, exports: true },
  rdg: { cell: '[aria-rowindex="2"] [aria-colindex="1"]', header: '[aria-colindex="1"]', exports: false },
  ag: { cell: '[row-index="0"] [col-id=number]', header: '[col-id=number]', exports: true },
}

let served: ServedGrids
const samples = createSamples()
const rowOf = (way: Way, rows: number): string => `${way}, ${rows.toLocaleString('en')} rows`

test.describe.configure({ mode: 'serial', retries: 0 })
test.beforeAll(async () => {
  test.setTimeout(600_000)
  served = await serveGrids(process.cwd(), counts)
})
test.afterAll(() => served.stop())

/** Opens a list, types the first key of a filter, empties it, sorts by a column of different texts, and exports all. */
async function useGrid(browser: Browser, page: Page, way: Way, count: number, { add }: Samples): Promise<void> {
  const row = rowOf(way, count)
  const { exports, ...place } = PLACES[way]
  const cell = page.locator(place.cell).first()
  add(row, 'open', await openingCost(browser, page, served.address(way, count), cell))
  const unsorted = await cell.textContent()
  await page.getByLabel('Filter by Number').click()
  add(row, 'first key', await actionCost(browser, page, 'keydown', () => page.keyboard.press('7'), 3_000))
  await expect(cell).toContainText('7')
  await page.keyboard.press('Backspace')
  await expect(cell).toHaveText(unsorted ?? '')
  add(
    row,
    'sort',
    await clickCost(
      browser,
      page,
      page.locator(`[role=columnheader]${place.header}`).getByText('Number', { exact: true }),
      3_000,
    ),
  )
  await expect(cell).not.toHaveText(unsorted ?? '')
  if (!exports) return
  const saved = page.waitForEvent('download')
  add(row, 'CSV', await clickCost(browser, page, page.getByRole('button', { name: 'CSV' }), SAVED, saved))
  expect((await saved).suggestedFilename()).toMatch(/\.csv$/)
}

test('a list filters, sorts and exports as quickly as the browser can', async ({ browser, page }) => {
  test.setTimeout(3_600_000)
  page.setDefaultTimeout(60_000)
  for (let round = 0; round < rounds(5); round += 1) {
    for (const count of counts) for (const way of asked) await useGrid(browser, page, way, count, samples)
  }
  samples.tell('grids', 'Processor milliseconds of the main thread')
  test.skip(!asked.includes('own'), 'only a part was measured')
  const most = Math.max(...counts)
  for (const [what, budget] of Object.entries(budgets.grids))
    expect.soft(samples.median(rowOf('own', most), what), what).toBeLessThanOrEqual(budget)
})
