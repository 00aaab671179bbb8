import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OperationId, Schemas } from '../../../src/contract/index.ts'
import { operations } from '../../../src/contract/index.ts'
import { pathParams } from '../../../src/contract/path-params.ts'
import { documented } from '../support/documented.ts'
import type { Session, TestGateway } from '../support/gateway.ts'
import { testGateway } from '../support/gateway.ts'
import { unanswered } from '../support/unanswered.ts'

let gateway: TestGateway
let session: Session
beforeAll(async () => {
  gateway = await testGateway()
  session = await gateway.signIn('CUSTOMER')
})
afterAll(() => gateway.close())

const TYPES = [
  'WT',
  'UT',
  'VT',
  'CARGODIMUT',
  'MOVETYPEDESC',
  'CO',
  'JOBDOCTYPE',
  'AESRVREQ',
  'AISRVREQ',
  'SESRVREQ',
  'SISRVREQ',
  'RFSRVREQ',
]

describe('code lists', () => {
  it.each(TYPES)('of type %s are filled', async (Type) => {
    const { status, body } = await gateway.call<Schemas['LookupList']>('listSystemCodes', {
      ...session,
      query: { Type, PageIndex: -1 },
    })
    expect(status).toBe(200)
    expect(body.lookupItems.length).toBeGreaterThan(2)
    expect(body.totalRecords).toBe(body.lookupItems.length)
  })

  it('come in pages counted from 1', async () => {
    const page = async (PageIndex: number) =>
      (await gateway.call<Schemas['LookupList']>('listSystemCodes', { ...session, query: { Type: 'CO', PageIndex } }))
        .body
    const all = await page(-1)
    expect((await page(1)).lookupItems).toEqual(all.lookupItems.slice(0, 50))
    expect((await page(2)).lookupItems).toEqual(all.lookupItems.slice(50, 100))
    expect((await page(2)).totalRecords).toBe(all.totalRecords)
    expect(
      (await gateway.call('listSystemCodes', { ...session, query: { Type: 'CO', PageIndex: 0 } })).body.fieldErrors,
    ).toMatchObject([{ field: 'PageIndex' }])
  })

  it('of an unknown type are refused', async () => {
    expect((await gateway.call('listSystemCodes', { ...session, query: { Type: 'NONE' } })).status).toBe(400)
  })
})

describe('places', () => {
  const cities = async (query: Record<string, string | boolean>) =>
    (await gateway.call<Schemas['CityList']>('listCities', { ...session, query })).body.lookupItems

  it('holds all countries of ISO 3166 in alphabetical order', async () => {
    const { body } = await gateway.call<Schemas['LookupList']>('listCountries', session)
    expect(body.totalRecords).toBe(249)
    const names = body.lookupItems.map(({ label }) => label)
    expect(names).toEqual([...names].sort((one, other) => one.localeCompare(other, 'en')))
    expect(body.lookupItems).toContainEqual({ value: 'JP', label: 'Japan' })
  })

  it('gives the cities of a country, ports or airports alone when asked', async () => {
    const all = await cities({ CtryCode: 'JP' })
    expect(all.every(({ ctryCode }) => ctryCode === 'JP')).toBe(true)
    const ports = await cities({ CtryCode: 'JP', IsSeaPort: true })
    expect(ports.map(({ value }) => value)).toContain('JPYOK')
    expect(ports).toEqual(all.filter(({ isSeaPort }) => isSeaPort))
    const both = await cities({ CtryCode: 'JP', IsSeaPort: true, IsIATACity: true })
    expect(both).toEqual(all.filter(({ isSeaPort, isIATACity }) => isSeaPort && isIATACity))
    expect(ports.length).toBeLessThan(all.length)
    expect(both.length).toBeLessThan(ports.length)
  })

  it('is without ports where it knows none', async () => {
    expect(await cities({ CtryCode: 'AQ' })).toEqual([])
  })

  it('needs a country', async () => {
    expect((await gateway.call('listCities', session)).body.fieldErrors).toEqual([
      { field: 'CtryCode', message: 'is required' },
    ])
    expect((await gateway.call('listCities', { ...session, query: { CtryCode: 'jp' } })).status).toBe(400)
  })
})

describe('containers and load units', () => {
  it('are separate lists', async () => {
    const types = async (query = {}) =>
      (await gateway.call<Schemas['ContainerTypeList']>('listContainerTypes', { ...session, query })).body.lookupItems
    const containers = await types({ Kind: 'container' })
    const vehicles = await types({ Kind: 'vehicle' })
    expect(containers).toContainEqual({
      value: '45G1',
      label: '40HC',
      description: '40 ft high cube',
      kind: 'container',
      teu: 2,
    })
    expect(vehicles.every(({ kind }) => kind === 'vehicle')).toBe(true)
    expect(await types()).toEqual([...containers, ...vehicles])
    expect((await gateway.call('listContainerTypes', { ...session, query: { Kind: 'barge' } })).status).toBe(400)
  })
})

describe('parties', () => {
  const parties = async (query: Record<string, string | number | boolean>) =>
    (await gateway.call<Schemas['PartyList']>('listParties', { ...session, query })).body.lookupItems

  it("[GW-04][HD-29] are those that the company trades with, its customers too; an administrator's are the tenant's", async () => {
    const admin = await gateway.signIn('ADMIN')
    const codes = async (by: Session, LookupType: number) => {
      const query = { LookupType, PageIndex: -1, NeedAddresses: true }
      const { body } = await gateway.call<Schemas['PartyList']>('listParties', { ...by, query })
      return body.lookupItems.map(({ value }) => value)
    }
    for (const type of [1, 17]) {
      const [own, all] = [await codes(session, type), await codes(admin, type)]
      expect(own).toContain('PACFRT01')
      expect(own).not.toContain('INDUSL01')
      expect(all).toEqual(expect.arrayContaining([...own, 'INDUSL01']))
    }
    expect(await codes(await gateway.signIn('SUPPLIER'), 17)).toEqual(await codes(session, 17))
  })

  it('come in alphabetical order, with addresses when they are needed', async () => {
    const found = await parties({ LookupType: 1, PageIndex: -1, NeedAddresses: true })
    expect(found.length).toBeGreaterThanOrEqual(10)
    expect(found.find(({ value }) => value === 'PACFRT01')?.addresses?.[0]).toMatchObject({
      addrType: 'C',
      addr1: '1-2-8 Minato Mirai',
    })
    expect(found.every(({ addresses = [] }) => addresses.length > 1 && addresses[0]?.addrType === 'C')).toBe(true)
    expect((await parties({ LookupType: 1 }))[0]).not.toHaveProperty('addresses')
  })

  it('depend on the role', async () => {
    const codes = async (LookupType: number) => (await parties({ LookupType })).map(({ value }) => value)
    expect(await codes(5)).toContain('QUAYWH01')
    expect(await codes(1)).not.toContain('QUAYWH01')
    expect(await codes(3)).toContain('ASTROB01')
    expect((await gateway.call('listParties', { ...session, query: { LookupType: 9 } })).status).toBe(400)
  })

  it('are found by a part of the name or the beginning of the code', async () => {
    expect((await parties({ LookupType: 1, Name: 'fruit' })).map(({ value }) => value)).toEqual(['PACFRT01'])
    expect((await parties({ LookupType: 1, PartyID: 'pac' })).map(({ value }) => value)).toEqual(['PACFRT01'])
    expect(await parties({ LookupType: 1, Name: '%' })).toEqual([])
    expect(await parties({ LookupType: 1, PartyID: 'FRT' })).toEqual([])
  })

  it('can be asked for anew', async () => {
    expect(
      (await gateway.call('clearLookupCache', { ...session, query: { serviceName: 'parties', cacheAttribute: '1' } }))
        .status,
    ).toBe(204)
    expect((await gateway.call('clearLookupCache', { ...session, query: { serviceName: 'cities' } })).status).toBe(400)
  })
})

describe('booking templates', () => {
  let admin: Session
  let supplier: Session
  beforeAll(async () => {
    admin = await gateway.signIn('ADMIN')
    supplier = await gateway.signIn('SUPPLIER')
  })
  const list = async (session: Session, query: Record<string, string | number> = {}) =>
    (await gateway.call<Schemas['TemplateList']>('listTemplates', { ...session, query })).body.data

  it('are those of the user and the public ones, the newest first', async () => {
    const all = await list(admin)
    const seen = await list(supplier)
    expect(all.length).toBe(30)
    expect(seen.length).toBeLessThan(30)
    expect(seen.some(({ isPrivate }) => isPrivate === 0)).toBe(true)
    const hidden = all.find(({ unId }) => !seen.some((row) => row.unId === unId))?.unId ?? ''
    expect((await gateway.call('getTemplate', { ...supplier, path: { id: hidden } })).status).toBe(404)
    expect(all.map(({ unId }) => unId)).toEqual(
      all
        .map(({ unId }) => unId)
        .sort()
        .reverse(),
    )
  })

  it('name their customer to administrators only', async () => {
    expect((await list(admin))[0]).toHaveProperty('customer')
    expect((await list(session))[0]).not.toHaveProperty('customer')
  })

  it('can be limited to the active ones and to the last days', async () => {
    expect(new Set((await list(admin, { TemplateStatus: 'A' })).map(({ templateStatus }) => templateStatus))).toEqual(
      new Set(['A']),
    )
    expect(new Set((await list(admin, { TemplateStatus: 'A,I' })).map(({ templateStatus }) => templateStatus))).toEqual(
      new Set(['A', 'I']),
    )
    expect((await list(admin, { CreateDateNoOfDaysAgo: 30 })).length).toBeLessThan(30)
    expect((await gateway.call('listTemplates', { ...admin, query: { TemplateStatus: 'Z' } })).status).toBe(400)
  })

  it('are read whole', async () => {
    const id = (await list(session))[0]?.unId ?? ''
    const { body } = await gateway.call<Schemas['BookingTemplate']>('getTemplate', { ...session, path: { id } })
    expect(body).toMatchObject({ unId: id, jobStageCode: 'T', bkgWgtUt: 'KG' })
    expect(body.cargoItems?.length).toBeGreaterThan(0)
  })

  it('are closed to a user without the module, in a tenant without it, and to strangers', async () => {
    const limited = await gateway.signIn('LIMITED')
    const broker = await gateway.signIn('CUSTOMER', 'HARBOR')
    for (const closed of [limited, broker]) {
      expect(await gateway.call('listTemplates', closed)).toMatchObject({
        status: 403,
        body: { code: 'forbidden', message: 'You do not have access to this module' },
      })
      expect((await gateway.call('getTemplate', { ...closed, path: { id: 'TP1000001' } })).status).toBe(403)
    }
    expect((await gateway.call('listBookings', limited)).status).toBe(200)
    expect((await gateway.call('listTemplates')).status).toBe(401)
    expect((await gateway.call('getTemplate', { path: { id: 'TP1000001' } })).status).toBe(401)
  })
})

it('gives nothing to a stranger', async () => {
  for (const id of [
    'listSystemCodes',
    'listCountries',
    'listCities',
    'listContainerTypes',
    'listParties',
    'clearLookupCache',
  ] as const) {
    expect(await gateway.call(id)).toMatchObject({ status: 401, body: { code: 'unauthorized' } })
  }
})

it('has shown every documented status', () => {
  const all = documented([
    'listSystemCodes',
    'listCountries',
    'listCities',
    'listContainerTypes',
    'listParties',
    'clearLookupCache',
    'listTemplates',
    'getTemplate',
  ])
  expect(all.filter((one) => !gateway.seen.has(one))).toEqual([])
})

it('has a behaviour for every operation of the contract but those that are listed', async () => {
  const without: string[] = []
  for (const id of Object.keys(operations) as OperationId[]) {
    const path = Object.fromEntries(pathParams(operations[id].path).map((name) => [name, 'x']))
    if ((await gateway.call(id, { path, tenant: 'NOWHERE' })).status === 501) without.push(id)
  }
  expect(without.sort()).toEqual(unanswered)
})
