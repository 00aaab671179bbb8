import { expect, test, type CDPSession, type Page } from '@playwright/test'
import { servePage } from './typing/built-page.ts'

const keys = 'Consolidated parts for'
let page: { url: string; stop(): Promise<void> }

test.beforeAll(async () => {
  page = await servePage(process.cwd(), 'ACME', 'forms/booking')
})
test.afterAll(async () => {
  await page.stop()
})

/** Milliseconds of main-thread work since the page began, all of it: script, style, layout, tasks. */
async function worked(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000
}

/**
 * Types into the commodity text of a full booking. Each key's cost is the main thread's work from the key until the page has been
 * quiet for longer than the pause after which a text commits, so a commit is counted with its key.
 */
async function typingCost(browserPage: Page, form: 'own' | 'stock', items: number): Promise<number> {
  await browserPage.goto(`${page.url}/?form=${form}&items=${items}`)
  const field = browserPage.getByLabel(form === 'own' ? 'Commodity' : 'commodity', { exact: true })
  await field.click()
  await field.press('End')
  await browserPage.waitForLoadState('networkidle')
  const session = await browserPage.context().newCDPSession(browserPage)
  await session.send('Performance.enable')
  const costs: number[] = []
  for (const key of keys) {
    const before = await worked(session)
    await browserPage.keyboard.type(key)
    await browserPage.evaluate(() => new Promise((resolve) => setTimeout(() => requestIdleCallback(resolve), 600)))
    costs.push((await worked(session)) - before)
  }
  expect(await field.inputValue()).toContain(keys)
  return costs.sort((a, b) => a - b)[Math.floor(costs.length / 2)] ?? Number.NaN
}

test('[BX-09] a key changes one field, not the form', async ({ page: browserPage }) => {
  test.setTimeout(240_000)
  const own = await typingCost(browserPage, 'own', 50)
  const ownEmpty = await typingCost(browserPage, 'own', 0)
  const ownMany = await typingCost(browserPage, 'own', 200)
  const stock = await typingCost(browserPage, 'stock', 50)
  console.log(
    `main-thread time a key (median): own ${own.toFixed(1)} ms with 50 items, ${ownEmpty.toFixed(1)} ms with 0, ` +
      `${ownMany.toFixed(1)} ms with 200; stock ${stock.toFixed(1)} ms with 50; stock / own ${(stock / own).toFixed(1)}`,
  )
  expect(own).toBeLessThan(16)
  expect(stock / own).toBeGreaterThan(2)
})
