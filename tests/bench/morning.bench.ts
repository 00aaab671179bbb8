import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { demoUsers } from '../../demo/index.ts'
import { tableOf, type Measure } from '../../src/tools/load/measures.ts'
import { scriptOf, visit } from '../../src/tools/load/visit.ts'
import { refreshPortal } from '../../src/tools/run/refresh.ts'
import budgets from '../budgets.json' with { type: 'json' }
import { createSamples, share } from './measure/results.ts'
import { errands } from './morning/errands.ts'
import type { Held } from './morning/gateway.ts'

const REQUESTS = 50_000
/** Parts of the requests after which is looked at what the gateway holds. */
const LOOKS = [0.1, 0.5, 1]
/** Who comes and goes, at the same time. */
const PEOPLE = ['CUSTOMER', 'CUSTADMIN', 'NOBILL']
/** Milliseconds after which connections that nobody uses are closed, and what was put off is done. */
const QUIET = 6_000

let gateway: ChildProcess
let url = ''

test.describe.configure({ mode: 'serial', retries: 0 })
test.beforeAll(async () => {
  test.setTimeout(900_000)
  expect(await refreshPortal(process.cwd())).toEqual([])
  gateway = fork('tests/bench/morning/gateway.ts', { execArgv: ['--expose-gc', '--import', 'tsx'] })
  url = ((await once(gateway, 'message')) as [{ url: string }])[0].url
})
test.afterAll(async () => {
  const ended = once(gateway, 'exit')
  gateway.disconnect()
  await ended
})

async function held(): Promise<Held> {
  await new Promise((resolve) => {
    setTimeout(resolve, QUIET)
  })
  const answered = once(gateway, 'message') as Promise<[Held]>
  gateway.send('held')
  return (await answered)[0]
}

test('a gateway holds as much after a morning as after a tenth of it', async () => {
  test.setTimeout(7_200_000)
  const samples = createSamples()
  const script = scriptOf(readFileSync(join('dist', 'index.html'), 'utf8'))
  const measures: Measure[] = []
  const come = (userId: string, turn: number) =>
    visit({
      ...{ url, userId, script },
      password: demoUsers.find((user) => user.userId === userId)?.password ?? '',
      note: (measure) => measures.push(measure),
      errands: (read) => errands(read, turn),
    })
  const looks = LOOKS.map((part) => `${(REQUESTS * share() * part).toLocaleString('en')} requests`)
  let turn = 0
  for (const [look, part] of LOOKS.entries()) {
    while (measures.length < REQUESTS * share() * part) {
      await Promise.all(PEOPLE.map((userId, place) => come(userId, turn * PEOPLE.length + place)))
      turn += 1
    }
    const now = await held()
    // At once: the whole takes long.
    console.log(looks[look], now)
    for (const [what, value] of Object.entries(now)) samples.add(looks[look] ?? '', what, value as number)
  }
  console.log(tableOf(measures))
  samples.tell('morning', 'What the gateway holds after collections: megabytes, the others counted')
  expect(measures.flatMap(({ step, fault }) => (fault === undefined ? [] : `${step}: ${fault}`))).toEqual([])
  const { growth, slack } = budgets.morning
  for (const what of ['heap', 'handles', 'listeners'] as const) {
    const [first, last] = [samples.median(looks[0] ?? '', what), samples.median(looks.at(-1) ?? '', what)]
    expect.soft(last, `${what}, ${String(first)} after a tenth`).toBeLessThanOrEqual(first * growth + slack[what])
  }
})
