import { expect, test, type Browser, type Page } from '@playwright/test'
import { servePage } from './built-page.ts'
import { typingCost, type Cost } from './typing/key-cost.ts'
import { openingCost } from './typing/opening-cost.ts'
import { median } from './typing/trace.ts'

const keys = 'Consolidated parts for'
const items = 50
/** Items of a long booking, and how often each measure is taken in turn: the middle one counts. */
const MANY = 200
const ROUNDS = 3
let served: { url: string; stop(): Promise<void> }

test.beforeAll(async () => {
  served = await servePage(process.cwd(), { page: 'typing', tenant: 'ACME', screen: 'forms/booking', module: 'virtual:bench-model' })
})
test.afterAll(async () => {
  await served.stop()
})

const address = (form: 'own' | 'stock', count: number) => `${served.url}/?form=${form}&items=${String(count)}`

/** Types into the commodity text of a full booking. */
async function costIn(browser: Browser, page: Page, form: 'own' | 'stock', count = items): Promise<Cost> {
  await page.goto(address(form, count))
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

test('[BX-09] a key costs with 200 items what it costs with none', async ({ browser, page }) => {
  test.setTimeout(300_000)
  const costs = { none: [] as number[], many: [] as number[] }
  for (let round = 0; round < ROUNDS; round += 1) {
    costs.none.push((await costIn(browser, page, 'own', 0)).key)
    costs.many.push((await costIn(browser, page, 'own', MANY)).key)
  }
  const [none, many] = [median(costs.none), median(costs.many)]
  console.log(`a key: ${none.toFixed(2)} ms without items, ${many.toFixed(2)} ms with ${String(MANY)} (${(many / none).toFixed(2)} times)`)
  expect(many / none).toBeLessThan(1.2)
})

test('a form with 200 items opens about as fast as one with none, and several times faster than the form library alone', async ({ browser, page }) => {
  test.setTimeout(900_000)
  const costs = { none: [] as number[], many: [] as number[] }
  const own = page.getByRole('textbox', { name: 'Commodity', exact: true })
  const items = page.getByRole('table', { name: 'Items' })
  for (let round = 0; round < ROUNDS; round += 1) {
    costs.none.push(await openingCost(browser, page, address('own', 0), own))
    costs.many.push(await openingCost(browser, page, address('own', MANY), items))
  }
  const stock = await openingCost(browser, page, address('stock', MANY), page.getByLabel('commodity', { exact: true }))
  const [none, many] = [median(costs.none), median(costs.many)]
  console.log(`opening: ${none.toFixed(0)} ms without items, ${many.toFixed(0)} ms with ${String(MANY)} (${(many / none).toFixed(2)} times); stock ${stock.toFixed(0)} ms (${(stock / many).toFixed(1)} times)`)
  expect(many / none).toBeLessThan(1.5)
  expect(stock / many).toBeGreaterThan(5)
})
