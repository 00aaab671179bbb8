import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OperationId, Schemas } from '../../../src/contract/index.ts'
import { documented } from '../support/documented.ts'
import type { Session, TestGateway } from '../support/gateway.ts'
import { fieldsOf, testGateway } from '../support/gateway.ts'

type Query = Record<string, string | number | boolean>

let gateway: TestGateway
let session: Session
let admin: Session
let broker: Session
beforeAll(async () => {
  gateway = await testGateway()
  session = await gateway.signIn('CUSTOMER')
  admin = await gateway.signIn('ADMIN')
  broker = await gateway.signIn('CUSTOMER', 'HARBOR')
})
afterAll(() => gateway.close())

describe('the parties of a customer', () => {
  const OWN = 'PACFRT01'
  const ask = (query: Query, by = session) => gateway.call<Schemas['PartyList']>('listUserParties', { ...by, query })
  const codes = async (query: Query, by = session) => (await ask(query, by)).body.lookupItems.map(({ value }) => value)

  it('are the customer, its partners, and whoever stores and clears for everybody', async () => {
    const { status, body } = await ask({ custNo: OWN, pageIndex: -1 })
    expect([status, body.totalRecords]).toEqual([200, body.lookupItems.length])
    const found = body.lookupItems.map(({ value }) => value)
    expect(found).toEqual(expect.arrayContaining([OWN, 'QUAYWH01', 'ASTROB01']))
    const everybody = await gateway.call<Schemas['PartyList']>('listParties', { ...admin, query: { LookupType: 1 } })
    expect(everybody.body.lookupItems.some(({ value }) => !found.includes(value))).toBe(true)
    const names = body.lookupItems.map(({ label }) => label)
    expect(names).toEqual([...names].sort((one, other) => one.localeCompare(other, 'en')))
    expect(body.lookupItems[0]).not.toHaveProperty('addresses')
  })

  it('differ from those of another customer', async () => {
    const ours = await codes({ custNo: OWN }, admin)
    const theirs = await codes({ custNo: 'NORDHV01' }, admin)
    expect(theirs).toContain('NORDHV01')
    expect(theirs).not.toEqual(ours)
  })

  it('can be limited to a role, a part of the name, the beginning of the code', async () => {
    const all = await codes({ custNo: OWN })
    for (const Role of ['shipper', 'consignee', 'collectFrom', 'deliverydeliverto'])
      expect(await codes({ custNo: OWN, Role })).toContain(OWN)
    expect(await codes({ custNo: OWN, Role: 'shipper' })).not.toContain('QUAYWH01')
    expect(await codes({ custNo: OWN, Role: 'deliverycollectfrom' })).toContain('QUAYWH01')
    expect(await codes({ custNo: OWN, Role: 'pickupdeliverto' })).not.toContain(OWN)
    expect(await codes({ custNo: OWN, Role: 'notify' })).toContain('ASTROB01')
    expect(await codes({ custNo: OWN, Name: 'fruit' })).toEqual([OWN])
    expect(await codes({ custNo: OWN, PartyID: 'pac' })).toEqual([OWN])
    expect(await codes({ custNo: OWN, Name: '%' })).toEqual([])
    expect((await codes({ custNo: OWN, PartyID: 'QUAY' })).every((code) => all.includes(code))).toBe(true)
  })

  it('come with their addresses when they are needed', async () => {
    const { body } = await ask({ custNo: OWN, Name: 'fruit', NeedAddresses: true })
    expect(body.lookupItems[0]?.addresses?.[0]).toMatchObject({
      addrType: 'C',
      addr1: '1-2-8 Minato Mirai',
      addrTypeDesc: 'Company',
    })
  })

  it('come in pages counted from 1', async () => {
    const all = await codes({ custNo: OWN })
    expect(await codes({ custNo: OWN, pageIndex: 1 })).toEqual(all.slice(0, 50))
    expect(await codes({ custNo: OWN, pageIndex: 2 })).toEqual(all.slice(50))
    expect(
      fieldsOf(await gateway.call('listUserParties', { ...session, query: { custNo: OWN, pageIndex: 0 } })),
    ).toEqual(['pageIndex'])
  })

  it('of another company are for administrators, and of an unknown one there are none', async () => {
    const supplier = await gateway.signIn('SUPPLIER')
    for (const custNo of ['NORDHV01', 'NOBODY99'])
      for (const by of [session, supplier]) expect((await ask({ custNo }, by)).status).toBe(403)
    expect((await codes({ custNo: 'NORDHV01' }, admin)).length).toBeGreaterThan(5)
    expect(await ask({ custNo: 'NOBODY99' }, admin)).toMatchObject({
      status: 200,
      body: { lookupItems: [], totalRecords: 0 },
    })
    expect((await codes({ custNo: 'pacfrt01' })).length).toBeGreaterThan(5)
  })

  it('need a customer number, a role that exists', async () => {
    expect(fieldsOf(await gateway.call('listUserParties', session))).toEqual(['custNo'])
    expect(
      fieldsOf(await gateway.call('listUserParties', { ...session, query: { custNo: OWN, Role: 'owner' } })),
    ).toEqual(['Role'])
    expect(
      fieldsOf(await gateway.call('listUserParties', { ...session, query: { custNo: OWN, Name: 'x'.repeat(51) } })),
    ).toEqual(['Name'])
  })
})

describe('business rules', () => {
  const ALL = 'CMCHECKFILESIZE_1,CMCHKFILEEXTENSION_1,CPREFCODE_1'
  const rules = async (query: Query, by = session) =>
    (await gateway.call<Schemas['BusinessRules']>('getBusinessRules', { ...by, query })).body

  it('are those that the owner has set, of those that were asked for', async () => {
    const set = { fileSize: '2M', fileTypes: 'pdf,txt,docx,xlsx,csv,zip,jpg,jpeg,png', refCode: 'REF' }
    expect(await rules({ OwnerID: 'ACMEUS', RuleCode_Sno: ALL })).toEqual(set)
    expect(await rules({ OwnerID: 'ACMEUS', RuleCode_Sno: 'CPREFCODE_1' })).toEqual({ refCode: 'REF' })
    expect(await rules({ OwnerID: 'ACMEUS', RuleCode_Sno: 'CPREFCODE_2,CMOTHER_1' })).toEqual({})
  })

  it('are those of the head office without an owner', async () => {
    expect(await rules({ RuleCode_Sno: ALL })).toEqual({ fileSize: '10M', refCode: 'PO' })
    expect(await rules({ RuleCode_Sno: ALL })).toEqual(await rules({ OwnerID: 'ACMEJP', RuleCode_Sno: ALL }))
  })

  it('are absent for an owner without any, and for one of another tenant', async () => {
    for (const OwnerID of ['NOWHERE', 'HARBORUS']) expect(await rules({ OwnerID, RuleCode_Sno: ALL })).toEqual({})
    expect(await rules({ OwnerID: 'HARBORUS', RuleCode_Sno: ALL }, broker)).toMatchObject({ fileSize: '2M' })
  })

  it('are asked for by their codes', async () => {
    expect(fieldsOf(await gateway.call('getBusinessRules', session))).toEqual(['RuleCode_Sno'])
    expect(
      fieldsOf(await gateway.call('getBusinessRules', { ...session, query: { RuleCode_Sno: 'CPREFCODE' } })),
    ).toEqual(['RuleCode_Sno'])
    expect(
      fieldsOf(await gateway.call('getBusinessRules', { ...session, query: { RuleCode_Sno: ALL, OwnerID: '' } })),
    ).toEqual(['OwnerID'])
  })
})

describe('documents', () => {
  const types = async (body: unknown) =>
    (await gateway.call<Schemas['LookupList']>('listDocumentTypes', { ...session, body })).body

  it('may have the extensions that the specification lists', async () => {
    const { status, body } = await gateway.call<Schemas['FileExtensions']>('listFileExtensions', session)
    const listed =
      'pdf, txt, doc, docx, xls, xlsx, xlsm, ppt, csv, odt, eml, emlx, msg, zip, jpg, jpeg, png, gif, tif, bmp, ico'
    expect([status, body.extensionList]).toEqual([200, listed.split(', ')])
  })

  it('have types, sorted by code in either direction', async () => {
    const { lookupItems, totalRecords } = await types({ pageIndex: -1 })
    expect(lookupItems).toContainEqual(expect.objectContaining({ value: 'PKL', label: 'Packing List' }))
    const codes = lookupItems.map(({ value }) => value)
    expect(codes).toEqual([...codes].sort())
    expect(totalRecords).toBe(codes.length)
    expect((await types({ pageIndex: -1, sort: 'code' })).lookupItems).toEqual(lookupItems)
    expect((await types({ pageIndex: 1, sort: '-code' })).lookupItems).toEqual([...lookupItems].reverse())
    expect((await types({ pageIndex: 2 })).lookupItems).toEqual([])
  })

  it('have types of a page and an order that exist', async () => {
    const wrong = async (body: unknown) => fieldsOf(await gateway.call('listDocumentTypes', { ...session, body }))
    expect(await wrong({})).toEqual(['pageIndex'])
    expect(await wrong({ pageIndex: 0 })).toEqual(['pageIndex'])
    expect(await wrong({ pageIndex: -1, sort: 'label' })).toEqual(['sort'])
    expect(await wrong({ pageIndex: -1, search: 'x' })).toEqual(['search'])
  })
})

const CACHES = [
  [
    'clearShipmentsWidgetCache',
    ['podctry', 'status', 'podetadate', 'poletddate', 'mot', 'pgAgency', 'entryType', 'dates'],
  ],
  ['clearSecureShipmentsWidgetCache', ['podctry', 'dates']],
  ['clearBookingsWidgetCache', ['bookstatus']],
  ['clearSecureBookingsWidgetCache', ['bookstatus']],
  ['clearQuotesWidgetCache', ['quotestatus', 'validto']],
  ['clearSecureQuotesWidgetCache', ['quotestatus', 'validto']],
] as const satisfies [OperationId, string[]][]

describe.each(CACHES)('%s', (operation, attributes) => {
  it('forgets one count or all, for every user', async () => {
    const limited = await gateway.signIn('LIMITED')
    for (const by of [session, limited, broker]) {
      expect((await gateway.call(operation, by)).status).toBe(204)
      for (const cacheAttribute of attributes)
        expect((await gateway.call(operation, { ...by, query: { cacheAttribute } })).status).toBe(204)
    }
  })

  it('knows no other count', async () => {
    const answer = await gateway.call(operation, { ...session, query: { cacheAttribute: 'shipper' } })
    expect([answer.status, fieldsOf(answer)]).toEqual([400, ['cacheAttribute']])
  })
})

const ALL: OperationId[] = [
  'listUserParties',
  'getBusinessRules',
  'listFileExtensions',
  'listDocumentTypes',
  ...CACHES.map(([operation]) => operation),
]

it('gives nothing to a stranger, and nothing to the token of another tenant', async () => {
  for (const operation of ALL) {
    expect((await gateway.call(operation)).status).toBe(401)
    expect((await gateway.call(operation, { token: session.token, tenant: 'KAIYO' })).status).toBe(403)
  }
})

it('has shown every documented status', () => {
  expect(documented(ALL).filter((one) => !gateway.seen.has(one))).toEqual([])
})
