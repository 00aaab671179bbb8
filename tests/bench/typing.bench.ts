import { expect, test, type Browser, type Page } from '@playwright/test'
import { servePage } from './built-page.ts'
import { typingCost, type Cost } from './typing/key-cost.ts'

const keys = 'Consolidated parts for'
const items = 50
let served: { url: string; stop(): Promise<void> }

test.beforeAll(async () => {
  served = await servePage(process.cwd(), { page: 'typing', tenant: 'ACME', screen: 'forms/booking', module: 'virtual:bench-model' })
})
test.afterAll(async () => {
  await served.stop()
})

/** Types into the commodity text of a full booking. */
async function costIn(browser: Browser, page: Page, form: 'own' | 'stock'): Promise<Cost> {
  await page.goto(`${served.url}/?form=${form}&items=${String(items)}`)
  const field = page.getByLabel(form === 'own' ? 'Commodity' : 'commodity', { exact: true })
  const cost = await typingCost(browser, page, field, keys)
  expect(await field.inputValue()).toContain(keys)
  return cost
}

/** The least a key can cost in this browser: one input on an empty page. */
async function floor(browser: Browser, page: Page): Promise<Cost> {
  await page.goto(`${served.url}/?form=none`)
  await page.setContent('<label>Text <input></label>')
  return typingCost(browser, page, page.getByLabel('Text'), keys)
}

test('a key changes one field, not the form', async ({ browser, page }) => {
  test.setTimeout(240_000)
  const own = await costIn(browser, page, 'own')
  const stock = await costIn(browser, page, 'stock')
  const least = await floor(browser, page)
  const say = ({ key, commit }: Cost) => `${key.toFixed(1)} ms a key, ${commit.toFixed(1)} ms after the pause`
  console.log(`main thread, full form with ${String(items)} items: own ${say(own)}; stock ${say(stock)}; one input on an empty page ${say(least)}`)
  expect(own.key).toBeLessThan(16)
  expect(stock.key / own.key).toBeGreaterThan(1.5)
})
