import { readFileSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { performance } from 'node:perf_hooks'
import { Readable } from 'node:stream'
import { json } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Schemas } from '../../../src/contract/index.ts'
import { throwawayFolder } from '../../../src/tools/project/throwaway.ts'
import { base64, pdf } from '../support/files.ts'
import type { GatewayProcess } from '../support/gateway-process.ts'
import { endAll, signInAt, startGatewayProcess } from '../support/gateway-process.ts'
import { copyOfWorld } from '../support/world.ts'

/** How long the gateway works at most before it answers a caller of /healthz, in milliseconds. */
const LONGEST_WAIT = 250
/** Where waits are taken by the clock, what else the machine does makes them longer, never shorter: of some attempts the best counts. */
const ATTEMPTS = 5

const dataDir = throwawayFolder('gateway-')
let world: { databaseUrl: string | undefined; remove(): Promise<void> }
let gateway: GatewayProcess
let headers: Record<string, string>
let refKey: string
beforeAll(async () => {
  world = await copyOfWorld(dataDir)
  const { databaseUrl } = world
  gateway = await startGatewayProcess({ DATA_DIR: dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }) })
  headers = await signInAt(gateway.url)
  const { data } = (await (
    await fetch(`${gateway.url}/api-gateway/secure/1/bookings/?action=S`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ bookStatus: 'D', bizType: 'SE' }),
    })
  ).json()) as Schemas['BookingReply']
  refKey = data.unId ?? ''
})
afterAll(async () => {
  await endAll('SIGKILL')
  await world.remove()
  rmSync(dataDir, { recursive: true, force: true })
})

/** A save of five files of the largest size, each attempt with bytes of its own. */
function largestSave(attempt: number): Buffer {
  const documents = Array.from({ length: 5 }, (_, index) => {
    const content = Buffer.alloc(10 * 1024 ** 2, `${attempt} ${index} `)
    pdf().copy(content)
    return { refKey, docActionCode: 'A', name: `${index}.pdf`, fileData: base64(content) }
  })
  return Buffer.from(JSON.stringify({ documents }))
}

/** Sends it bit by bit, so that this process, which measures, is never busy for long. */
function save(body: Buffer): Promise<{ status: number | undefined; reply: Schemas['DocumentsReply'] }> {
  return new Promise((resolve, reject) => {
    const asked = request(`${gateway.url}/api-gateway/secure/1/docs/`, { method: 'POST', headers }, (answer) => {
      json(answer).then(
        (reply) => resolve({ status: answer.statusCode, reply: reply as Schemas['DocumentsReply'] }),
        reject,
      )
    })
    const bits = Array.from({ length: Math.ceil(body.length / 65_536) }, (_, index) =>
      body.subarray(index * 65_536, (index + 1) * 65_536),
    )
    Readable.from(bits).pipe(asked.on('error', reject))
  })
}

/**
 * What a caller waits by, in milliseconds: the processor's time of the gateway's main thread, which does not depend on what else the
 * machine does; by the clock where the system does not tell it.
 */
function clock(): number {
  try {
    const { pid = 0 } = gateway.child
    return Number(readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6
  } catch {
    return performance.now()
  }
}

/** The longest that /healthz let somebody wait while the work was done, in milliseconds, and the outcome of the work. */
async function longestWait<Result>(work: Promise<Result>): Promise<{ wait: number; result: Result }> {
  let isOver = false
  const result = work.finally(() => (isOver = true))
  let wait = 0
  while (!isOver) {
    const from = clock()
    expect((await fetch(`${gateway.url}/healthz`)).status).toBe(200)
    wait = Math.max(wait, clock() - from)
    await setTimeout(5)
  }
  return { wait, result: await result }
}

it('[GW-01] [HD-30] five documents of the largest size keep nobody waiting while they are saved, nor while one is read', async () => {
  const waits: { saving: number; reading: number }[] = []
  const longest = () => Math.min(...waits.map(({ saving, reading }) => Math.max(saving, reading)))
  while (waits.length < ATTEMPTS && longest() >= LONGEST_WAIT) {
    const saved = await longestWait(save(largestSave(waits.length)))
    expect(saved.result.status).toBe(201)
    const id = saved.result.reply.documents[4]?.externalID
    const read = await longestWait(
      fetch(`${gateway.url}/api-gateway/secure/1/docs/${id}?action=download`, { headers }).then((answer) =>
        answer.arrayBuffer(),
      ),
    )
    expect(read.result.byteLength).toBe(10 * 1024 ** 2)
    waits.push({ saving: Math.round(saved.wait), reading: Math.round(read.wait) })
  }
  expect(longest(), JSON.stringify(waits)).toBeLessThan(LONGEST_WAIT)
})
