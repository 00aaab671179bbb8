import { expect, test, type Page } from '@playwright/test'
import { screenModule, servePage } from './built-page.ts'

/** Milliseconds of scripting that opening a level may cost, in the median. */
const LIMIT = 100
const ROUNDS = 7
const LEVELS = ['invoices', 'invoice', 'line', 'tariff', 'record'] as const
/** What a click opens each level by. */
const OPENS = ['Commercial Invoice', 'CI-007', '9', '2', 'FDA – Food and Drug Administration']

let served: { url: string; stop(): Promise<void> }

test.beforeAll(async () => {
  served = await servePage(process.cwd(), 'levels', [
    screenModule(process.cwd(), 'virtual:bench-view', 'HARBOR', 'views/customs-file'),
  ])
})
test.afterAll(async () => {
  await served.stop()
})

/** Scripting of the page so far, in milliseconds. */
async function scripted(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN) * 1000
  }
}

test('opening each level of a file with 40 invoices of 60 lines costs little scripting', async ({ page }) => {
  test.setTimeout(240_000)
  const costs = new Map<string, number[]>()
  for (let round = 0; round < ROUNDS; round += 1) {
    await page.goto(served.url)
    const scriptTime = await scripted(page)
    for (const [index, level] of LEVELS.entries()) {
      const before = await scriptTime()
      await page
        .getByRole('button', { name: OPENS[index] ?? '', exact: true })
        .first()
        .click()
      await expect(page.getByRole('heading', { level: 4 }).first()).toContainText(
        ['Commercial Invoice (40)', 'CI-007', 'Line 9', 'Tariff', 'PGA record'][index] ?? '',
      )
      await page.waitForTimeout(300)
      costs.set(level, [...(costs.get(level) ?? []), (await scriptTime()) - before])
    }
  }
  for (const [level, each] of costs) {
    const median = each.sort((one, other) => one - other)[Math.floor(each.length / 2)] ?? Number.NaN
    console.log(`${level}: ${median.toFixed(1)} ms of scripting`)
    expect(median, level).toBeLessThan(LIMIT)
  }
})
