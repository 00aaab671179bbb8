import { expect, test, type Browser, type Page } from '@playwright/test'
import budgets from '../budgets.json' with { type: 'json' }
import { serveForms, ways, type ServedForms, type Way } from './forms/served.ts'
import { missing } from './forms/workload.ts'
import { actionCost, clickCost } from './measure/action-cost.ts'
import { typingCost } from './measure/key-cost.ts'
import { keptMemory } from './measure/memory.ts'
import { openingCost } from './measure/opening-cost.ts'
import { createSamples, rounds, sizes, type Samples } from './measure/results.ts'
import { median } from './measure/trace.ts'

const MANY = 200
const counts = sizes([0, 10, 50, MANY])
/** Fields that are left one after the other. */
const LEFT = 3
const TYPED = 'Parts for pumps'
/** The button that adds an item. */
const ADD: Record<Way, string> = {
  own: '[data-add]',
  stock: '.rjsf-array-item-add',
  hand: '[data-add]',
  formily: '[data-add]',
  plain: '[data-add]',
}
const ERROR: Record<Way, string> = {
  own: '[role=alert] li',
  stock: 'ul[id$="__error"] li',
  hand: 'p.Mui-error',
  formily: '[role=alert]',
  plain: '[role=alert]',
}

/** The ways that are measured: `BENCH_WAYS` (`own,plain`), or all. */
const asked = ways.filter((way) => process.env['BENCH_WAYS']?.split(',').includes(way) ?? true)

let served: ServedForms
const samples = createSamples()
const rowOf = (way: Way, items: number): string => `${way}, ${String(items)} items`

test.describe.configure({ mode: 'serial', retries: 0 })
test.beforeAll(async () => {
  test.setTimeout(600_000)
  served = await serveForms(process.cwd(), counts)
})
test.afterAll(() => served.stop())

/** Opens an order, types, leaves a field, adds an item and submits it with errors. */
async function useForm(browser: Browser, page: Page, way: Way, items: number, { add }: Samples): Promise<void> {
  const row = rowOf(way, items)
  const remarks = page.getByLabel('Remarks', { exact: true })
  add(row, 'open', await openingCost(browser, page, served.address(way, items), remarks))
  add(row, 'memory', await keptMemory(page))
  add(row, 'key', (await typingCost(browser, page, remarks, TYPED)).key)
  add(row, 'leave', await leavingCost(browser, page))
  expect(await remarks.inputValue()).toContain(TYPED)
  add(row, 'add', await clickCost(browser, page, page.locator(ADD[way])))
  add(row, 'submit', await clickCost(browser, page, page.getByRole('button', { name: 'Submit' })))
  expect(await page.locator(ERROR[way]).count()).toBeGreaterThanOrEqual(missing(items))
}

/** What leaving a field that was typed in costs: the middle one of the next fields. */
async function leavingCost(browser: Browser, page: Page): Promise<number> {
  const costs: number[] = []
  for (let field = 0; field < LEFT; field += 1) {
    await page.keyboard.press('5')
    costs.push(await actionCost(browser, page, 'keydown', () => page.keyboard.press('Tab'), 500))
  }
  return median(costs)
}

test('[BX-09] a form costs little more than plain inputs, and the same with 200 items as with none', async ({
  browser,
  page,
}) => {
  test.setTimeout(3_600_000)
  page.setDefaultTimeout(60_000)
  for (let round = 0; round < rounds(5); round += 1) {
    for (const items of counts) for (const way of asked) await useForm(browser, page, way, items, samples)
  }
  samples.tell('forms', 'Processor milliseconds of the main thread; memory in MB')
  test.skip(asked.length < ways.length || !counts.includes(0) || !counts.includes(MANY), 'only a part was measured')
  const { forms } = budgets
  const of = (way: Way, items: number, what: string): number => samples.median(rowOf(way, items), what)
  const keep = (name: string, figure: number, budget: number): void =>
    expect.soft(Number(figure.toFixed(2)), name).toBeLessThanOrEqual(budget)
  keep('a key, with items to without', of('own', MANY, 'key') / of('own', 0, 'key'), forms.keyWithItemsToKeyWithout)
  keep('a key, to plain inputs', of('own', 0, 'key') / of('plain', 0, 'key'), forms.keyToPlain)
  keep(
    'a key with items, to plain inputs',
    of('own', MANY, 'key') / of('plain', MANY, 'key'),
    forms.keyToPlainWithItems,
  )
  keep('opening, to the same by hand', of('own', 0, 'open') / of('hand', 0, 'open'), forms.openToHand)
  keep(
    'opening with items, to plain inputs',
    of('own', MANY, 'open') / of('plain', MANY, 'open'),
    forms.openToPlainWithItems,
  )
  keep(
    'opening with items, to the stock form',
    of('own', MANY, 'open') / of('stock', MANY, 'open'),
    forms.openToStockWithItems,
  )
  for (const what of ['leave', 'add', 'submit', 'memory'] as const) keep(what, of('own', MANY, what), forms[what])
})
