import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Schemas } from '../../../src/contract/index.ts'
import { entitiesOf, every, filesOf, numbers, refusedFields, showcaseOf, some } from '../support/customs.ts'
import type { CustomsLists } from '../support/customs-lists.ts'
import { customsLists } from '../support/customs-lists.ts'
import { day } from '../support/days.ts'
import { documented } from '../support/documented.ts'
import type { Session, TestGateway } from '../support/gateway.ts'
import { testGateway } from '../support/gateway.ts'

type Filter = Schemas['CustomsShipmentFilter']

let gateway: TestGateway
let customer: Session
let lists: CustomsLists
let all: Schemas['CustomsShipment'][]
beforeAll(async () => {
  gateway = await testGateway()
  customer = await gateway.signIn('CUSTOMER', 'HARBOR')
  lists = customsLists(gateway, customer)
  all = (await lists.search()).shipments
})
afterAll(() => gateway.close())

const fileOf = (fileNo: string, includeEntities: string[]) => entitiesOf(gateway, customer, fileNo, includeEntities)

describe('the search for customs files', () => {
  it('finds files of the three kinds, of many entry types, agencies and statuses, by file number', () => {
    expect(all.length).toBeGreaterThanOrEqual(300)
    expect(numbers(all)).toEqual(numbers(all).sort())
    expect(new Set(all.map(({ fileType }) => fileType))).toEqual(new Set(['REGULAR', 'FTZ', 'INBOND']))
    const entryTypes = new Set(all.flatMap(({ entryType }) => entryType ?? []))
    expect(entryTypes).toEqual(new Set(['01', '03', '06', '11', '21', '23', '31', '61', '62', '63']))
    expect(new Set(all.flatMap(({ pga }) => pga?.split(',') ?? [])).size).toBe(13)
    expect(new Set(all.map(({ status }) => status)).size).toBeGreaterThanOrEqual(5)
    expect(new Set(all.map(({ mot }) => mot)).size).toBeGreaterThanOrEqual(5)
  })

  it('gives 100 a page, or as many as are asked for, each file once', async () => {
    const pages = await Promise.all(
      [1, 2, 3, 4].map(async (pageIndex) => (await lists.ask({ shipmentSearchFilterList: [], pageIndex })).body),
    )
    expect(pages.slice(0, 3).map(({ shipments }) => shipments.length)).toEqual([100, 100, 100])
    expect(pages.every(({ totalRecords, maxResults }) => totalRecords === all.length && maxResults === 100)).toBe(true)
    expect(pages.flatMap(({ shipments }) => numbers(shipments))).toEqual(numbers(all))
    const first = (await lists.ask({ shipmentSearchFilterList: [], maxResults: 7 })).body
    expect([first.shipments.length, first.maxResults]).toEqual([7, 7])
    expect((await lists.search()).maxResults).toBe(0)
  })

  it.each([
    'shipperName',
    'arrivalDate',
    'countryOfExportName',
    'custIrsNo',
    'custName',
    'exportDate',
    'fileNo',
    'houseBill',
    'masterBill',
    'motDesc',
    'portOfEntryName',
    'releaseDate',
    'fdaStatus',
    'pgaStatus',
    'pga',
  ] as const)('is sorted by %s both ways, rows without a value at the end', async (column) => {
    const values = async (sort: string) => (await lists.search({ sort })).shipments.map((row) => row[column])
    const [up, down] = [await values(column), await values(`-${column}`)]
    const filled = up
      .filter((value) => value !== undefined)
      .sort((one, other) => (one < other ? -1 : one > other ? 1 : 0))
    const empty = up.filter((value) => value === undefined)
    expect(up).toEqual([...filled, ...empty])
    expect(down).toEqual([...filled.toReversed(), ...empty])
    expect(new Set(up).size).toBeGreaterThan(1)
  })

  it('finds by the beginning of each number, whatever its case and signs', async () => {
    const row = some(all.filter(({ entryNo, custRefNo }) => entryNo !== undefined && custRefNo !== undefined))
    const { containerDetails } = await fileOf(some(all.filter(({ mot }) => mot === '11')).fileNo, ['Container'])
    const container = some(containerDetails ?? []).noContainer
    const cases: [Filter['entityName'], Filter['fieldName'], string][] = [
      ['ShipmentHeader', 'fileNo', row.fileNo.toLowerCase()],
      ['ShipmentHeader', 'entryNo', (row.entryNo ?? '').replaceAll('-', '')],
      ['ShipmentHeaderAux', 'custIrsNo', row.custIrsNo ?? ''],
      ['ShipmentId', 'hblNo', row.houseBill ?? ''],
      ['ShipmentId', 'mblNo', row.masterBill ?? ''],
      ['CustRefXRef', 'custRefNo', row.custRefNo ?? ''],
    ]
    for (const [entityName, fieldName, fromValue] of cases) {
      expect(numbers(await lists.find({ entityName, fieldName, fromValue })), fieldName).toContain(row.fileNo)
      expect(await lists.find({ entityName, fieldName, fromValue: `${fromValue}9999` }), fieldName).toEqual([])
    }
    const holding = await lists.find({ entityName: 'Container', fieldName: 'noContainer', fromValue: container })
    expect(numbers(holding)).toContain(some(all.filter(({ mot }) => mot === '11')).fileNo)
    const byFile = (fromValue: string) => lists.find({ entityName: 'ShipmentHeader', fieldName: 'fileNo', fromValue })
    expect((await byFile('CF-')).length).toBe(all.length)
    expect(await byFile('#')).toEqual([])
    expect(await byFile('ü')).toEqual([])
  })

  it('finds by the number of a commercial invoice', async () => {
    const showcase = showcaseOf(await filesOf(gateway, customer, 'REGULAR'))
    const invoices = await every<Schemas['CommercialInvoice']>(gateway, customer, 'listCommercialInvoices', showcase)
    const { ciNo } = some(invoices)
    expect(numbers(await lists.find({ entityName: 'CiHeader', fieldName: 'ciNo', fromValue: ciNo }))).toEqual([
      showcase,
    ])
  })

  it('finds parties by code or by a part of the name, and ports by code', async () => {
    const { shipperName = '', consigneeName = '' } = some(all)
    const party = async (fieldName: 'shipper' | 'consignee', fromValue: string) =>
      numbers(await lists.find({ entityName: 'ShipmentHeader', fieldName, fromValue }))
    const shipped = all.filter((row) => row.shipperName === shipperName)
    expect(await party('shipper', shipperName.slice(2).toLowerCase())).toEqual(numbers(shipped))
    expect(await party('consignee', consigneeName)).toEqual(
      numbers(all.filter((row) => row.consigneeName?.includes(consigneeName))),
    )
    const byCode = await lists.find({ entityName: 'ShipmentHeader', fieldName: 'shipper', fromValue: 'HINODE01' })
    expect(new Set(byCode.map((row) => row.shipperName))).toEqual(new Set(['HINODE SEIKI PARTS']))
    expect(await party('shipper', '%')).toEqual([])

    const { portOfEntry = '', fileNo } = some(all.filter(({ mot }) => mot === '11'))
    const entered = await lists.find({ entityName: 'ShipmentHeader', fieldName: 'portEntry', fromValue: portOfEntry })
    expect(numbers(entered)).toEqual(numbers(all.filter((row) => row.portOfEntry === portOfEntry)))
    const { header: file } = await fileOf(fileNo, [])
    for (const [fieldName, fromValue] of [
      ['portLading', file.portLading],
      ['portUnlading', file.portUnlading],
    ] as const)
      expect(
        numbers(await lists.find({ entityName: 'ShipmentHeader', fieldName, fromValue: fromValue ?? '' })),
      ).toContain(fileNo)
  })

  it.each([
    ['1', 'exportDate', 7, 3],
    ['12', 'arrivalDate', 3, 7],
    ['19', 'releaseDate', 6, 0],
  ] as const)('finds by a span of days of tracing date %s', async (fieldName, column, ago, ahead) => {
    const found = await lists.find({
      entityName: 'ShipmentDates',
      fieldName,
      fromValue: String(ago),
      toValue: String(ahead),
    })
    const expected = all.filter((row) => (row[column] ?? '') >= day(-ago) && (row[column] ?? '9') <= day(ahead))
    expect(numbers(found)).toEqual(numbers(expected))
    expect(found.length).toBeGreaterThan(5)
    expect(found.length).toBeLessThan(all.length / 2)
  })

  it("finds by days around the day that it is for the caller; the age of a file counts from the gateway's", async () => {
    const found = async (fieldName: '4' | '12', fromValue: string, toValue: string, asOf: string) =>
      (
        await lists.search({
          asOf,
          shipmentSearchFilterList: [{ entityName: 'ShipmentDates', fieldName, fromValue, toValue }],
        })
      ).shipments
    for (const asOf of [day(-1), day(1)])
      expect(numbers(await found('12', '0', '0', asOf))).toEqual(
        numbers(all.filter(({ arrivalDate }) => arrivalDate === asOf)),
      )
    expect(numbers(await found('4', '60', '0', day(-40)))).toEqual(numbers(await found('4', '60', '0', day(0))))
    expect(refusedFields(await lists.ask({ shipmentSearchFilterList: [], asOf: '20261340' }))).toEqual(['asOf'])
  })

  it('asks for all conditions at once, and further ones', async () => {
    const recent: Filter = { entityName: 'ShipmentDates', fieldName: '4', fromValue: '60', toValue: '0' }
    const lanes: Filter = { entityName: 'ShipmentHeader', fieldName: 'shipper', fromValue: 'an' }
    const both = await lists.find(recent, lanes)
    const [one, other] = [numbers(await lists.find(recent)), numbers(await lists.find(lanes))]
    expect(numbers(both)).toEqual(one.filter((fileNo) => other.includes(fileNo)))
    expect(both.length).toBeGreaterThan(0)
    for (const [name, column] of [
      ['fileType', 'fileType'],
      ['entryType', 'entryType'],
      ['mot', 'mot'],
      ['status', 'status'],
    ] as const) {
      const value = some(all.flatMap((row) => row[column] ?? []))
      const { shipments } = await lists.search({ additionalFilters: { [name]: value } })
      expect(numbers(shipments)).toEqual(numbers(all.filter((row) => row[column] === value)))
    }
  })

  it('fills rows from the entities that are asked for alone', async () => {
    const { shipments } = await lists.search({ includeEntities: ['ShipmentId'] })
    expect(shipments.every((row) => row.masterBill !== undefined && row.shipperName !== undefined)).toBe(true)
    expect(
      shipments.some((row) => 'custName' in row || 'arrivalDate' in row || 'pga' in row || 'custRefNo' in row),
    ).toBe(false)
    const bare = some((await lists.search({ includeEntities: [] })).shipments)
    expect(bare).not.toHaveProperty('masterBill')
  })

  it('refuses what it does not understand, and says which field', async () => {
    const refused = async (body: object) => refusedFields(await lists.ask(body))
    const filter = async (one: object) =>
      (await refused({ shipmentSearchFilterList: [one] })).map((field) =>
        field.replace('shipmentSearchFilterList.0.', ''),
      )
    expect(await refused({})).toEqual(['shipmentSearchFilterList'])
    expect(await refused({ shipmentSearchFilterList: [], sort: 'shoeSize' })).toContain('sort')
    expect(await refused({ shipmentSearchFilterList: [], pageIndex: 0 })).toEqual(['pageIndex'])
    expect(await refused({ shipmentSearchFilterList: [], pageIndex: -2 })).toEqual(['pageIndex'])
    expect(await refused({ shipmentSearchFilterList: [], pageIndex: 9_007_199_254_740_991 })).toEqual(['pageIndex'])
    expect(await refused({ shipmentSearchFilterList: [], maxResults: 101 })).toEqual(['maxResults'])
    expect(await refused({ shipmentSearchFilterList: [], excludedEntryTypes: 'all' })).toEqual(['excludedEntryTypes'])
    expect(await filter({ entityName: 'ShipmentId', fieldName: 'shipper', fromValue: 'A' })).toEqual(['fieldName'])
    expect(await filter({ entityName: 'ShipmentHeader', fieldName: '12', fromValue: '7' })).toEqual(['fieldName'])
    expect(await filter({ entityName: 'ShipmentHeader', fieldName: 'fileNo', fromValue: ' ' })).toEqual(['fromValue'])
    expect(await filter({ entityName: 'ShipmentDates', fieldName: '12', fromValue: '7' })).toEqual(['toValue'])
    expect(await filter({ entityName: 'ShipmentDates', fieldName: '12', fromValue: '-7', toValue: 'soon' })).toEqual([
      'fromValue',
      'toValue',
    ])
    expect((await lists.ask({ shipmentSearchFilterList: [], pageIndex: 10_000 })).body.shipments).toEqual([])
  })

  it('knows files of the customs flavour alone, and nothing for strangers', async () => {
    const body = { shipmentSearchFilterList: [] }
    expect((await lists.ask(body, await gateway.signIn('CUSTOMER', 'ACME'))).status).toBe(403)
    expect((await lists.ask(body, { tenant: 'HARBOR' })).status).toBe(401)
  })
})

it('was seen to answer every status of the contract', () => {
  const missing = documented(['searchCustomsShipments']).filter((status) => !gateway.seen.has(status))
  expect(missing).toEqual([])
})
