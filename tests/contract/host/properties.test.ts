import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OperationId, Schemas } from '../../../src/contract/index.ts'
import { operations } from '../../../src/contract/index.ts'
import { statusesOf } from '../support/contract.ts'
import { filesOf } from '../support/customs.ts'
import type { Session, TestGateway } from '../support/gateway.ts'
import { testGateway } from '../support/gateway.ts'
import type { Ids, Random } from '../support/random-requests.ts'
import { mutated, pick, randomFrom, randomRequest } from '../support/random-requests.ts'

/** Requests of each operation; more of them, to search for a long time, by PROPERTY_REQUESTS. */
const REQUESTS = Number(process.env['PROPERTY_REQUESTS'] ?? 16)
const USERS = ['CUSTOMER', 'ADMIN', 'SUPPLIER', 'LIMITED', 'NOBILL']
/** Statuses that every operation may answer, says the contract's own description. */
const GENERAL = [400, 413]
/** What an answer never tells: where the code is, or the text of a database's error. */
const INSIDES =
  /\n\s+at |\.(ts|js):\d+|node_modules|drizzle|pglite|postgres|SQLSTATE|syntax error|relation "|violates|invalid input/i

let gateway: TestGateway
let ids: Ids
const sessions = new Map<string, Session>()
beforeAll(async () => {
  gateway = await testGateway()
  for (const tenant of ['ACME', 'HARBOR'])
    for (const userId of USERS) sessions.set(`${userId} ${tenant}`, await gateway.signIn(userId, tenant))
  ids = await realIds()
})
afterAll(() => gateway.close())

/** Some ids of the demonstration world, by the names of the fields that take them. */
async function realIds(): Promise<Ids> {
  const session = sessions.get('ADMIN ACME') ?? { tenant: 'ACME', token: '' }
  const unIds = async (id: OperationId) =>
    (await gateway.call<{ data: { unId: string }[] }>(id, session)).body.data.slice(0, 4).map(({ unId }) => unId)
  const requests = [...(await unIds('listBookings')), ...(await unIds('listQuotes')), ...(await unIds('listTemplates'))]
  const listed = await gateway.call<Schemas['ShipmentList']>('listShipments', {
    ...session,
    query: { MaxResults: 5, PageIndex: 1 },
  })
  const shipments = listed.body.data.map(({ gShpId }) => gShpId)
  const full = await Promise.all(
    shipments.map((id) => gateway.call<Schemas['Shipment']>('getShipment', { ...session, path: { id } })),
  )
  const documents = full.flatMap(({ body }) => (body.documents ?? []).map(({ externalID = '' }) => externalID))
  const containers = full.flatMap(({ body }) =>
    (body.containers ?? []).map(({ intContainerNo = '' }) => intContainerNo),
  )
  const harbor = sessions.get('ADMIN HARBOR') ?? session
  const files = (await filesOf(gateway, harbor, 'REGULAR')).slice(0, 5).map(({ fileNo }) => fileNo)
  const ofFiles = await Promise.all(
    files.map((fileNo) =>
      gateway.call<Schemas['CustomsDocumentList']>('listCustomsDocuments', { ...harbor, path: { fileNo }, body: {} }),
    ),
  )
  const customsDocuments = ofFiles.flatMap(({ body }) => body.documentList.map(({ documentId = '' }) => documentId))
  return {
    id: [...requests, ...shipments],
    unId: requests,
    refKey: [...requests, ...shipments],
    externalId: documents,
    externalID: documents,
    documentId: customsDocuments,
    value: [...customsDocuments, 'SUCCESS', 'D'],
    fileName: ['Invoice 7781.pdf'],
    name: ['Packing list.pdf'],
    fileNo: files,
    intContainerNo: containers,
    favoriteRefId: [...shipments, ...containers],
    customer: ['PACFRT01'],
    custNo: ['PACFRT01'],
  }
}

/** A caller: mostly one who gets through to the operation, at times nobody. */
async function callerOf(random: Random, id: OperationId): Promise<Partial<Session> & { name: string }> {
  const tenant = operations[id].path.includes('/cmus/') ? 'HARBOR' : 'ACME'
  const name = `${pick(random, USERS)} ${tenant}`
  if (random() < 0.05) return { name: 'nobody', tenant }
  const [userId = ''] = name.split(' ')
  const session = sessions.get(name) ?? (await gateway.signIn(userId, tenant))
  sessions.set(name, session)
  return { name, ...session }
}

/** No request of this test may know the password: it would change it. */
function harmless(id: OperationId, body: unknown): unknown {
  const knows =
    id === 'changePassword' &&
    typeof body === 'object' &&
    body !== null &&
    'oldPassword' in body &&
    body.oldPassword === 'Portal#2026'
  return knows ? { ...body, oldPassword: 'another' } : body
}

describe('whatever is asked, nothing breaks', () => {
  it.each(Object.keys(operations) as OperationId[])('%s', async (id) => {
    const random = randomFrom([...id].reduce((sum, sign) => Math.imul(sum, 31) + sign.charCodeAt(0), 7))
    const statuses = new Set([...statusesOf(id), ...GENERAL])
    const broken: unknown[] = []
    for (let made = 0; made < REQUESTS; made++) {
      const { name, token, tenant } = await callerOf(random, id)
      const { path, query, body } = randomRequest(random, id, ids)
      const asked = { path, query, ...(body === undefined ? {} : { body: harmless(id, body) }), token, tenant }
      const { status, body: answer } = await gateway.download(id, asked)
      const text = answer.toString()
      // Some requests sign somebody in or out: whose session has ended gets a new one.
      if (status === 401 || id === 'login' || id === 'logout') sessions.delete(name)
      if (!statuses.has(status) || status >= 500 || INSIDES.test(text) || (status >= 400 && !isProblem(text)))
        broken.push({ status, text: text.slice(0, 300), caller: name, path, query, body })
    }
    expect(broken).toEqual([])
  })
})

function isProblem(text: string): boolean {
  const { code, message, fieldErrors = [] } = JSON.parse(text) as Partial<Schemas['Problem']>
  return (
    typeof code === 'string' &&
    typeof message === 'string' &&
    fieldErrors.every(({ message: why }) => typeof why === 'string')
  )
}

describe('a body that is none', () => {
  const session = () => sessions.get('CUSTOMER ACME') ?? { tenant: 'ACME', token: '' }
  it.each([
    ['no JSON', '{"bookStatus":', {}],
    ['nothing', '', {}],
    ['a number', '7', {}],
    ['text of another kind', 'a=1', { 'Content-Type': 'application/x-www-form-urlencoded' }],
    ['a form of parts', '--x\r\n\r\n--x--', { 'Content-Type': 'multipart/form-data; boundary=x' }],
    ['a prototype', '{"__proto__":{"admin":true}}', {}],
  ])('is refused when it is %s', async (_, body, headers) => {
    const answer = await gateway.call('saveBooking', { ...session(), query: { action: 'S' }, body, headers })
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid-request' } })
  })
})

it('the requests are the same at every run, and differ from each other', () => {
  const made = (seed: number) => {
    const random = randomFrom(seed)
    return Array.from({ length: 20 }, () => JSON.stringify(randomRequest(random, 'saveBooking', {})))
  }
  expect(made(1)).toEqual(made(1))
  expect(new Set(made(1)).size).toBeGreaterThan(15)
  expect(mutated(randomFrom(2), { a: 1 })).not.toEqual({ a: 1 })
})
