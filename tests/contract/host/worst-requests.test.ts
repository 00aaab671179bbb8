import { monitorEventLoopDelay, performance } from 'node:perf_hooks'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OperationId, Schemas } from '../../../src/contract/index.ts'
import { operations } from '../../../src/contract/index.ts'
import type { Session, TestGateway } from '../support/gateway.ts'
import { PASSWORD, testGateway } from '../support/gateway.ts'
import type { WorstRequest } from '../support/worst-requests.ts'
import { worstRequests } from '../support/worst-requests.ts'

/** How long nothing else may be answered, in milliseconds. */
const LONGEST_PAUSE = 100
/**
 * What else the machine does makes pauses longer, never shorter: of a pause that part counts for which the processor was ours, and of
 * some attempts the shortest.
 */
const ATTEMPTS = 8

let gateway: TestGateway
const sessions = new Map<string, Session>()
beforeAll(async () => {
  gateway = await testGateway({ validateResponses: false })
  for (const tenant of ['ACME', 'HARBOR']) sessions.set(tenant, await gateway.signIn('ADMIN', tenant))
})
afterAll(() => gateway.close())

async function pauseOf(
  id: OperationId,
  { path, query, body }: Omit<WorstRequest, 'name'>,
): Promise<{ pause: number; status: number }> {
  const tenant = operations[id].path.includes('/cmus/') ? 'HARBOR' : 'ACME'
  const session = sessions.get(tenant) ?? { tenant, token: '' }
  const delays = monitorEventLoopDelay({ resolution: 5 })
  delays.enable()
  const loop = performance.eventLoopUtilization()
  const work = process.cpuUsage()
  await setTimeout(20)
  // No request may know the password: it would change it.
  const { status } = await gateway.download(id, {
    path,
    query,
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body.replaceAll(PASSWORD, 'none') : body }),
    ...session,
  })
  // The pause is noted by the next tick.
  await setTimeout(20)
  delays.disable()
  const { user, system } = process.cpuUsage(work)
  const ours = Math.min(1, (user + system) / 1000 / performance.eventLoopUtilization(loop).active)
  if (id === 'logout') sessions.set(tenant, await gateway.signIn('ADMIN', tenant))
  return { pause: (delays.max / 1e6) * ours, status }
}

async function shortestPause(id: OperationId, request: Omit<WorstRequest, 'name'>) {
  const pauses: number[] = []
  let status = 0
  while (pauses.length < ATTEMPTS && Math.min(...pauses, Infinity) >= LONGEST_PAUSE) {
    const asked = await pauseOf(id, request)
    pauses.push(Math.round(asked.pause))
    status = asked.status
  }
  return { status, pauses, isLong: Math.min(...pauses) >= LONGEST_PAUSE }
}

describe('[GW-01] [HD-30] whatever is asked, others are answered meanwhile', () => {
  it.each(Object.keys(operations) as OperationId[])('%s', async (id) => {
    const slow: unknown[] = []
    for (const { name, ...request } of worstRequests(id)) {
      const { status, pauses, isLong } = await shortestPause(id, request)
      if (isLong) slow.push({ request: name, status, pauses })
      expect(status, name).toBeLessThan(500)
    }
    expect(slow).toEqual([])
  })
})

describe('[GW-01] a body', () => {
  const session = () => sessions.get('ACME') ?? { tenant: 'ACME', token: '' }
  const item = { description: 'ORANGES', itemPcs: 1, itemPcsUt: 'CTN', itemWgt: 1, itemWgtUt: 'KG' }
  const save = (body: object) => gateway.call('saveBooking', { ...session(), query: { action: 'S' }, body })

  it('may be a form of a thousand rows', async () => {
    const cargoItems = Array.from({ length: 1000 }, () => ({ ...item, itemActionCode: 'A' }))
    const answer = await save({ funcCode: '9', bookStatus: 'D', jobStageCode: 'P', shipper: 'PACFRT01', cargoItems })
    expect(answer).toMatchObject({ status: 201, body: { data: { cargoItems: { length: 1000 } } } })
  })

  it('says twenty times at most what is wrong', async () => {
    const cargoItems = Array.from({ length: 100 }, () => ({ ...item, itemPcs: 'many' }))
    expect((await save({ cargoItems })).body.fieldErrors).toHaveLength(20)
  })

  it('has no long text where no file belongs', async () => {
    const answer = await save({ commodity: 'x'.repeat(200_000) })
    expect(answer).toMatchObject({ status: 400, body: { fieldErrors: [{ field: 'commodity' }] } })
  })

  it('of five large files is refused for what is around them', async () => {
    const file = { refKey: 'BK100001', docSNo: 1, docActionCode: 'A', name: 'a.pdf' }
    const fileData = Buffer.alloc(10 * 1024 * 1024, 'portal').toString('base64')
    const documents = Array.from({ length: 5 }, () => ({ ...file, fileData, colour: 'red' }))
    const answer = await gateway.call('saveDocuments', { ...session(), body: { documents } })
    expect([answer.status, answer.body.fieldErrors?.[0]]).toEqual([
      400,
      { field: 'documents.0.colour', message: 'is not known' },
    ])
    const more = { documents: [{ ...file, fileData, description: 'x'.repeat(1_200_000) }] }
    expect((await gateway.call('saveDocuments', { ...session(), body: more })).status).toBe(400)
  })

  it('has a file as it was sent, whatever it was cut into', async () => {
    const content = Buffer.from(`%PDF-1.4\n${'0123456789'.repeat(50_000)}`)
    const { body } = await gateway.call<{ data: { unId: string } }>('saveBooking', {
      ...session(),
      query: { action: 'S' },
      body: { funcCode: '9', bookStatus: 'D', jobStageCode: 'P', shipper: 'PACFRT01' },
    })
    const file = { refKey: body.data.unId, docSNo: 1, docActionCode: 'A', name: 'a.pdf' }
    const escaped = (text: string) => text.replaceAll('/', '\\/')
    for (const data of [content.toString('base64'), escaped(content.toString('base64'))]) {
      const text = JSON.stringify({ documents: [file] }).replace('}]', `,"fileData":"${data}"}]`)
      const saved = await gateway.call<Schemas['DocumentsReply']>('saveDocuments', { ...session(), body: text })
      const externalId = saved.body.documents[0]?.externalID ?? ''
      const asked = { ...session(), path: { externalId }, query: { action: 'download' } }
      expect((await gateway.download('downloadDocument', asked)).body.equals(content)).toBe(true)
    }
  })
})
