import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { demoUsers } from '../../demo/index.ts'
import type { Measure } from './load/measures.ts'
import { tableOf } from './load/measures.ts'
import { scriptOf, visit } from './load/visit.ts'
import { loadWorld } from './load/world.ts'
import { given } from './run/given.ts'
import { readyPortal } from './run/ready.ts'

/**
 * `npm run load`: 200 people (or `-- COUNT`) go through sign-in, lists, a booking and a shipment, against two gateways on one
 * PostgreSQL behind nginx with `deploy/nginx.conf`, all on this machine. Fails on any error, any header that is not as
 * promised, any booking lost or made twice, and after three minutes.
 */
const TOGETHER = 40
const MOST_SECONDS = 180

const [asked = '200'] = given({ usage: 'npm run load [-- COUNT]', words: 1 }).positionals
const count = Number(asked)
if (!Number.isInteger(count) || count < 1 || count > 2000) {
  console.error('How many people? A whole number from 1 to 2000: npm run load [-- COUNT]')
  process.exit(2)
}
const root = process.cwd()
const userIds = Array.from({ length: count }, (_, index) => `LOAD${String(index + 1).padStart(4, '0')}`)
const seeds = await readyPortal(root)
const script = scriptOf(readFileSync(join(root, 'dist/index.html'), 'utf8'))

console.log('Starting PostgreSQL, two gateways and nginx …')
const world = await loadWorld(root, seeds, userIds)
const measures: Measure[] = []
const acknowledged: string[] = []
const started = performance.now()
const late = setTimeout(() => {
  console.error(`Not done after ${MOST_SECONDS} seconds.`)
  process.exit(1)
}, MOST_SECONDS * 1000)

const waiting = [...userIds]
const password = demoUsers[0]?.password ?? ''
await Promise.all(
  Array.from({ length: Math.min(TOGETHER, count) }, async () => {
    for (let userId = waiting.shift(); userId !== undefined; userId = waiting.shift()) {
      const number = await visit({
        url: world.url,
        userId,
        password,
        script,
        note: (measure) => measures.push(measure),
      })
      if (number !== undefined) acknowledged.push(number)
    }
  }),
)
clearTimeout(late)
const seconds = (performance.now() - started) / 1000
const kept = await world.bookingsOf(userIds)
await world.close()

console.log(`\n${tableOf(measures)}\n`)
console.log(
  `${count} people, ${TOGETHER} at a time, ${seconds.toFixed(1)} s, ${(measures.length / seconds).toFixed(0)} answers a second.`,
)
const lost = acknowledged.filter((number) => !kept.includes(number))
const twice = kept.length - new Set(acknowledged).size
console.log(
  `Bookings: ${acknowledged.length} acknowledged, ${kept.length} kept, ${lost.length} lost, ${twice} more than were acknowledged.`,
)
const faults = measures.flatMap(({ step, fault }) => (fault === undefined ? [] : `${step}: ${fault}`))
for (const fault of [...new Set(faults)].slice(0, 10)) console.error(fault)
process.exitCode = faults.length > 0 || lost.length > 0 || twice !== 0 || acknowledged.length < count ? 1 : 0
