import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { refreshPortal } from '../../src/tools/run/refresh.ts'
import journeys from '../../playwright.config.ts'
import budgets from '../budgets.json' with { type: 'json' }
import { acts, type Act } from './day/acts.ts'
import { watchHeld, type Held } from './day/held.ts'
import { countTimers } from './day/timers.ts'
import { filledGateway, type FilledGateway } from './gateway/filled-gateway.ts'
import { createSamples, share } from './measure/results.ts'
import { signIn } from './people/sign-in.ts'

/** Parts of each act after which is looked at what the tab holds. */
const LOOKS = [0.1, 0.5, 1]

let gateway: FilledGateway
const samples = createSamples()

test.describe.configure({ mode: 'serial', retries: 0 })
// The engine's own compiled code counts as heap, and grows for as long as functions become hot: 2 MB between the drawers 100 and 400.
test.use({
  launchOptions: {
    ...journeys.use?.launchOptions,
    args: [...(journeys.use?.launchOptions?.args ?? []), '--js-flags=--no-sparkplug --no-maglev --no-opt'],
  },
})
test.beforeAll(async () => {
  test.setTimeout(900_000)
  expect(await refreshPortal(process.cwd())).toEqual([])
  gateway = await filledGateway(240, join(process.cwd(), 'dist'))
})
test.afterAll(() => gateway.close())

test('a tab holds as much after a day as after a tenth of it', async ({ page }) => {
  test.setTimeout(7_200_000)
  page.setDefaultTimeout(30_000)
  await page.addInitScript(countTimers)
  await signIn(page, gateway.url, 'acme')
  const held = await watchHeld(page)
  const asked = acts.filter(({ name }) => process.env['BENCH_WAYS']?.split(',').includes(name) ?? true)
  for (const act of asked) {
    const times = Math.ceil(act.times * share())
    const looks = LOOKS.map((part) => Math.ceil(times * part))
    await act.begin(page)
    for (let turn = 0; turn < times; turn += 1) {
      await act.once(page, turn)
      if (looks.includes(turn + 1)) note(act, turn + 1, await held())
    }
    await act.end(page)
    // A tenth of a part of a day has not seen everything yet.
    if (share() < 1) continue
    for (const what of ['heap', 'nodes', 'listeners', 'timers'] as const) expectFlat(act, looks, what)
  }
  samples.tell('day', 'What the tab holds after collections: heap in MB, the others counted')
  test.skip(share() < 1, 'only a part was measured')
})

const rowOf = ({ name }: Act, done: number): string => `${name}, ${done.toLocaleString('en')}`

/** Notes a look, and says it at once: the whole takes long. */
function note(act: Act, done: number, held: Held): void {
  console.log(rowOf(act, done), held)
  for (const [what, value] of Object.entries(held)) samples.add(rowOf(act, done), what, value)
}

/** Growth is a share of what was held, or few enough to be what comes and goes. */
function expectFlat(act: Act, looks: readonly number[], what: keyof Held): void {
  const [first = 0, last = 0] = [looks[0] ?? 0, looks.at(-1) ?? 0].map((done) => samples.median(rowOf(act, done), what))
  const { growth, slack } = budgets.day
  expect
    .soft(last, `${what} after all ${act.name}, ${String(first)} after a tenth`)
    .toBeLessThanOrEqual(Math.max(first * growth, first + slack[what]))
}
