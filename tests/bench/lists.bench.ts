import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { refreshPortal } from '../../src/tools/run/refresh.ts'
import { filledGateway, type FilledGateway } from './gateway/filled-gateway.ts'
import { answerCost } from './lists/answer-cost.ts'
import { typingCost } from './measure/key-cost.ts'
import { signIn } from './people/sign-in.ts'

/** Milliseconds of the main thread in which 100 rows are shown after their answer, and in which a key in a filter is done. */
const ROWS_LIMIT = 300
const KEY_LIMIT = 16
let gateway: FilledGateway

test.describe.configure({ mode: 'serial', retries: 0 })

test.beforeAll(async () => {
  test.setTimeout(900_000)
  expect(await refreshPortal(process.cwd())).toEqual([])
  gateway = await filledGateway(100_000, join(process.cwd(), 'dist'))
})
test.afterAll(() => gateway.close())

test('a page of 100 rows, among 100,000, is shown soon after its answer', async ({ browser, page }) => {
  test.setTimeout(240_000)
  await signIn(page, gateway.url, 'acme')
  const rows = page.getByRole('grid').getByRole('row')
  const cost = (show: () => Promise<void>) => answerCost(browser, page, 'secure/1/shipments/', show)
  const first = await cost(async () => {
    await page.goto(`${gateway.url}/acme/shipments`)
    await rows.nth(5).waitFor()
  })
  const others: number[] = []
  for (const number of [2, 3, 4, 5, 6]) {
    others.push(
      await cost(async () => {
        const shown = await rows.nth(1).textContent()
        await page.getByRole('button', { name: `Page ${String(number)}`, exact: true }).click()
        await expect(rows.nth(1)).not.toHaveText(shown ?? '')
      }),
    )
  }
  const next = others.sort((one, other) => one - other)[2] ?? Number.NaN
  console.log(
    `main thread after the answer, 100 of ${String(gateway.shipments)} rows: the first page ${first.toFixed(0)} ms, another ${next.toFixed(0)} ms (median)`,
  )
  expect(first).toBeLessThan(ROWS_LIMIT)
  expect(next).toBeLessThan(ROWS_LIMIT)
})

test('a key in a filter over 10,000 loaded rows is done at once', async ({ browser, page }) => {
  test.setTimeout(240_000)
  await signIn(page, gateway.url, 'acme')
  await page.goto(`${gateway.url}/acme/bookings`)
  await expect(page.getByText('10,000 records')).toBeVisible({ timeout: 60_000 })
  const filter = page.getByRole('searchbox', { name: 'Filter by Shipper' })
  const { key, commit } = await typingCost(browser, page, filter, 'PACIFIC FRUIT')
  console.log(
    `main thread, a filter over 10,000 rows: ${key.toFixed(1)} ms a key, ${commit.toFixed(1)} ms after the pause`,
  )
  await expect(page.getByText('10,000 records')).toHaveCount(0)
  expect(key).toBeLessThan(KEY_LIMIT)
})
