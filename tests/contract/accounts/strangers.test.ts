import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OperationId, Schemas } from '../../../src/contract/index.ts'
import { operations } from '../../../src/contract/index.ts'
import { newcomer } from '../support/account-calls.ts'
import type { ForeignIds } from '../support/foreign-ids.ts'
import { foreignIds, requestFor } from '../support/foreign-ids.ts'
import type { Session, TestGateway } from '../support/gateway.ts'
import { testGateway } from '../support/gateway.ts'
import { tenants } from '../support/tenants.ts'

const ids = Object.keys(operations) as OperationId[]
const isCustoms = (id: OperationId) => operations[id].path.includes('/cmus/')
/** Asks by an id that is sent; the owner gets an answer that is not empty. */
const READS = ids.filter(
  (id) =>
    operations[id].path.includes('{fileNo}') ||
    [
      'getBooking',
      'getQuote',
      'getTemplate',
      'getShipment',
      'listShipments',
      'listContainers',
      'getFavoriteContainer',
      'trackShipments',
      'downloadDocument',
      'getCustomsDocument',
      'findCustomsDocument',
      'searchCustomsShipments',
    ].includes(id),
)
/** Of those the ones that find nothing where there is nothing for the caller. */
const FINDS_NOTHING: readonly OperationId[] = [
  'listShipments',
  'listContainers',
  'getFavoriteContainer',
  'trackShipments',
  'searchCustomsShipments',
]
const WRITES: readonly OperationId[] = [
  'makeTrackingLink',
  'endTrackingLinks',
  'saveBooking',
  'saveQuote',
  'saveTemplate',
  'saveFavorite',
  'saveDocuments',
  'saveCustomsDocuments',
]

/** A supplier who sees what it made itself (docs/decisions/0021): all the rest is another's. */
const WITHOUT_COMPANY: Schemas['User'] = {
  userId: 'ALONE',
  role: 'supplier',
  customerId: '',
  modules: { 'CP-BOOKING': true, 'CP-QUOTE': true, 'CP-BOOKINGTEMPLATE': true, 'CP-TRACKANDTRACE': true },
  preferences: { DOCUMENT_UPLOAD: 'Y', BILLING_ACCESS: 'Y', DO_ACCESS: 'Y' },
}

/** Who has the records, and who asks for them: in a forwarder's tenant, and in a broker's. */
interface Pair {
  owner: Session
  stranger: Session
}

let gateway: TestGateway
const cases = new Map<string, { forwarding: Pair; customs: Pair; foreign: ForeignIds; before: string }>()
beforeAll(async () => {
  const harbor = tenants.find(({ id }) => id === 'HARBOR')
  if (harbor === undefined) throw new Error('There is no broker')
  gateway = await testGateway({ tenants: [...tenants, { ...harbor, id: 'BAYSIDE', url: 'bayside', name: 'Bayside' }] })
  const owner = {
    forwarding: await gateway.signIn('ADMIN', 'KAIYO'),
    customs: await gateway.signIn('ADMIN', 'BAYSIDE'),
  }
  const strangers = {
    'another tenant': {
      forwarding: await gateway.signIn('ADMIN', 'ACME'),
      customs: await gateway.signIn('ADMIN', 'HARBOR'),
    },
    'another company': {
      forwarding: await gateway.signIn('CUSTOMER', 'KAIYO'),
      customs: await gateway.signIn('CUSTOMER', 'BAYSIDE'),
    },
    'any company': {
      forwarding: await newcomer(gateway, owner.forwarding, WITHOUT_COMPANY),
      customs: await newcomer(gateway, owner.customs, WITHOUT_COMPANY),
    },
  }
  for (const [name, stranger] of Object.entries(strangers)) {
    const forwarding = { owner: owner.forwarding, stranger: stranger.forwarding }
    const customs = { owner: owner.customs, stranger: stranger.customs }
    const foreign = await foreignIds(gateway, forwarding, customs)
    cases.set(name, { forwarding, customs, foreign, before: await recordsOf(foreign, owner) })
  }
}, 120_000)
afterAll(() => gateway.close())

/** All that the owner sees of the records. */
async function recordsOf(
  foreign: ForeignIds,
  { forwarding, customs }: { forwarding: Session; customs: Session },
): Promise<string> {
  const reads = [...READS, 'listFavorites' as const]
  const seen = reads.map(async (id) =>
    (
      await gateway.download(id, { ...(isCustoms(id) ? customs : forwarding), ...requestFor(id, foreign) })
    ).body.toString(),
  )
  return (await Promise.all(seen)).join('\n')
}

function found(name: string) {
  const one = cases.get(name)
  if (one === undefined) throw new Error(`There is no ${name}`)
  return one
}

describe.each(['another tenant', 'another company', 'any company'])('the records of %s', (name) => {
  it.each(READS)('[HD-17] are not read by %s, which answers to their owner', async (id) => {
    const { forwarding, customs, foreign } = found(name)
    const { owner, stranger } = isCustoms(id) ? customs : forwarding
    const request = requestFor(id, foreign)
    const isEmpty = ({ status, body }: { status: number; body: Buffer }) =>
      status === 204 || /"(data|shipments)":\[\]/.test(body.toString())
    const theirs = await gateway.download(id, { ...owner, ...request })
    expect([200, 204]).toContain(theirs.status)
    const ours = await gateway.download(id, { ...stranger, ...request })
    // A search finds nothing; who names a record learns that there is none.
    if (FINDS_NOTHING.includes(id)) expect([isEmpty(theirs), isEmpty(ours)]).toEqual([false, true])
    else expect(ours.status).toBe(404)
    const answer = ours.body.toString()
    for (const secret of [foreign.shipment.gShpId, foreign.booking, foreign.quote, foreign.container])
      expect(answer).not.toContain(secret)
  })

  it.each(WRITES)('[HD-17] are not changed by %s', async (id) => {
    const { forwarding, customs, foreign } = found(name)
    const { stranger } = isCustoms(id) ? customs : forwarding
    expect((await gateway.call(id, { ...stranger, ...requestFor(id, foreign) })).status).toBe(404)
  })

  it('[HD-17] are what they were', async () => {
    const { forwarding, customs, foreign, before } = found(name)
    expect(await recordsOf(foreign, { forwarding: forwarding.owner, customs: customs.owner })).toBe(before)
  })
})

/** Name a person, whom tests of people are about, or no record at all. */
const OF_NO_RECORD: readonly OperationId[] = [
  ...(['getUser', 'getPreferences', 'getUserSetting', 'saveUserSetting'] as const),
  ...(['getTenantDetails', 'recordUsage', 'getCustomWidgetData', 'listCustomsShipmentsFor'] as const),
]

it('[HD-17] no operation whose address names a record is forgotten here', () => {
  const named = ids.filter((id) => operations[id].path.includes('{'))
  const tried = new Set([...READS, ...WRITES, ...OF_NO_RECORD])
  expect(named.filter((id) => !tried.has(id))).toEqual([])
})

describe("a token with another tenant's header", () => {
  const secured = ids.filter((id) => !('secured' in operations[id]))
  it.each(secured)('[HD-17] is refused by %s', async (id) => {
    const { forwarding, customs, foreign } = found('another tenant')
    const { owner, stranger } = isCustoms(id) ? customs : forwarding
    const answer = await gateway.call(id, { ...requestFor(id, foreign), token: stranger.token, tenant: owner.tenant })
    expect(answer).toMatchObject({ status: 403, body: { code: 'forbidden' } })
  })

  it.each(['recordUsage', 'trackShipmentsAnonymously'] as const)(
    "[HD-17] %s tells and takes nothing of another tenant's",
    async (id) => {
      const { forwarding, foreign } = found('another tenant')
      const { status, body } = await gateway.download(id, {
        tenant: forwarding.stranger.tenant,
        ...requestFor(id, foreign),
      })
      expect([204, 400]).toContain(status)
      expect(body.toString()).not.toContain(foreign.shipment.gShpId)
    },
  )
})
