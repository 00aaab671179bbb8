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

/** Milliseconds of processor time of the main thread since the page began, all of it: script, style, layout, tasks. */
async function worked(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000
}

interface Cost {
  /** Median of one key, milliseconds. */
  key: number
  /** What follows the pause after the last key: the text is committed, effects and validation run. */
  commit: number
}

/** Types into the commodity text of a full booking at a quick typist's pace, then pauses. */
async function typingCost(browserPage: Page, form: 'own' | 'stock', items: number): Promise<Cost> {
  await browserPage.goto(`${page.url}/?form=${form}&items=${items}`)
  const field = browserPage.getByLabel(form === 'own' ? 'Commodity' : 'commodity', { exact: true })
  await field.click()
  await field.press('End')
  await idleFor(browserPage, 1500)
  const session = await browserPage.context().newCDPSession(browserPage)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const costs: number[] = []
  for (const key of keys) {
    const before = await worked(session)
    await browserPage.keyboard.type(key)
    await idleFor(browserPage, 120)
    costs.push((await worked(session)) - before)
  }
  const typed = await worked(session)
  await idleFor(browserPage, 800)
  expect(await field.inputValue()).toContain(keys)
  return { key: costs.sort((a, b) => a - b)[Math.floor(costs.length / 2)] ?? Number.NaN, commit: (await worked(session)) - typed }
}

/** Lets the page run for a while, then until it has nothing to do. */
async function idleFor(browserPage: Page, milliseconds: number): Promise<void> {
  await browserPage.evaluate((pause) => new Promise((resolve) => setTimeout(() => requestIdleCallback(resolve), pause)), milliseconds)
}

test('a key changes one field, not the form', async ({ page: browserPage }) => {
  test.setTimeout(240_000)
  const own = await typingCost(browserPage, 'own', 50)
  const stock = await typingCost(browserPage, 'stock', 50)
  const say = ({ key, commit }: Cost) => `${key.toFixed(1)} ms a key, ${commit.toFixed(1)} ms after the pause`
  console.log(`main thread, full form with 50 items: own ${say(own)}; stock ${say(stock)}; stock / own ${(stock.key / own.key).toFixed(1)}`)
  expect(own.key).toBeLessThan(16)
  expect(stock.key / own.key).toBeGreaterThan(1.5)
})
