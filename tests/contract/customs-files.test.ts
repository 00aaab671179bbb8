import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Schemas } from '../../src/contract/index.ts'
import { newcomer } from './support/account-calls.ts'
import { entitiesOf, every, fileWith, filesOf, numbers, refusedFields, showcaseOf, some } from './support/customs.ts'
import { day } from './support/days.ts'
import { documented } from './support/documented.ts'
import type { Session, TestGateway } from './support/gateway.ts'
import { testGateway } from './support/gateway.ts'

type List = Schemas['CustomsShipmentList']
type Row = Schemas['CustomsShipment']
type Filter = Schemas['CustomsShipmentFilter']

let gateway: TestGateway
let customer: Session
let admin: Session
let all: Row[]
beforeAll(async () => {
  gateway = await testGateway()
  customer = await gateway.signIn('CUSTOMER', 'HARBOR')
  admin = await gateway.signIn('ADMIN', 'HARBOR')
  all = (await search()).shipments
})
afterAll(() => gateway.close())

const ask = (body: object, session: Partial<Session> = customer) =>
  gateway.call<List>('searchCustomsShipments', { ...session, body })
async function search(body: object = {}, session: Session = customer): Promise<List> {
  const { status, body: list } = await ask({ shipmentSearchFilterList: [], pageIndex: -1, ...body }, session)
  expect(status).toBe(200)
  return list
}
const find = async (...shipmentSearchFilterList: Filter[]) => (await search({ shipmentSearchFilterList })).shipments
const listFor = (
  dataFor: string,
  value: string,
  query: Record<string, string | number> = {},
  session: Partial<Session> = customer,
) =>
  gateway.call<List>('listCustomsShipmentsFor', {
    ...session,
    path: { dataFor },
    query: { value, pageIndex: -1, ...query },
  })
const header = (fileNo: string, body: object = {}, session: Partial<Session> = customer) =>
  fileWith(gateway, session, fileNo, body)
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
      [1, 2, 3, 4].map(async (pageIndex) => (await ask({ shipmentSearchFilterList: [], pageIndex })).body),
    )
    expect(pages.slice(0, 3).map(({ shipments }) => shipments.length)).toEqual([100, 100, 100])
    expect(pages.every(({ totalRecords, maxResults }) => totalRecords === all.length && maxResults === 100)).toBe(true)
    expect(pages.flatMap(({ shipments }) => numbers(shipments))).toEqual(numbers(all))
    const first = (await ask({ shipmentSearchFilterList: [], maxResults: 7 })).body
    expect([first.shipments.length, first.maxResults]).toEqual([7, 7])
    expect((await search()).maxResults).toBe(0)
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
    const values = async (sort: string) => (await search({ sort })).shipments.map((row) => row[column])
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
      expect(numbers(await find({ entityName, fieldName, fromValue })), fieldName).toContain(row.fileNo)
      expect(await find({ entityName, fieldName, fromValue: `${fromValue}9999` }), fieldName).toEqual([])
    }
    const holding = await find({ entityName: 'Container', fieldName: 'noContainer', fromValue: container })
    expect(numbers(holding)).toContain(some(all.filter(({ mot }) => mot === '11')).fileNo)
    const byFile = (fromValue: string) => find({ entityName: 'ShipmentHeader', fieldName: 'fileNo', fromValue })
    expect((await byFile('CF-')).length).toBe(all.length)
    expect(await byFile('#')).toEqual([])
    expect(await byFile('ü')).toEqual([])
  })

  it('finds by the number of a commercial invoice', async () => {
    const showcase = showcaseOf(await filesOf(gateway, customer, 'REGULAR'))
    const invoices = await every<Schemas['CommercialInvoice']>(gateway, customer, 'listCommercialInvoices', showcase)
    const { ciNo } = some(invoices)
    expect(numbers(await find({ entityName: 'CiHeader', fieldName: 'ciNo', fromValue: ciNo }))).toEqual([showcase])
  })

  it('finds parties by code or by a part of the name, and ports by code', async () => {
    const { shipperName = '', consigneeName = '' } = some(all)
    const party = async (fieldName: 'shipper' | 'consignee', fromValue: string) =>
      numbers(await find({ entityName: 'ShipmentHeader', fieldName, fromValue }))
    const shipped = all.filter((row) => row.shipperName === shipperName)
    expect(await party('shipper', shipperName.slice(2).toLowerCase())).toEqual(numbers(shipped))
    expect(await party('consignee', consigneeName)).toEqual(
      numbers(all.filter((row) => row.consigneeName?.includes(consigneeName))),
    )
    const byCode = await find({ entityName: 'ShipmentHeader', fieldName: 'shipper', fromValue: 'HINODE01' })
    expect(new Set(byCode.map((row) => row.shipperName))).toEqual(new Set(['HINODE SEIKI PARTS']))
    expect(await party('shipper', '%')).toEqual([])

    const { portOfEntry = '', fileNo } = some(all.filter(({ mot }) => mot === '11'))
    const entered = await find({ entityName: 'ShipmentHeader', fieldName: 'portEntry', fromValue: portOfEntry })
    expect(numbers(entered)).toEqual(numbers(all.filter((row) => row.portOfEntry === portOfEntry)))
    const { header: file } = await fileOf(fileNo, [])
    for (const [fieldName, fromValue] of [
      ['portLading', file.portLading],
      ['portUnlading', file.portUnlading],
    ] as const)
      expect(numbers(await find({ entityName: 'ShipmentHeader', fieldName, fromValue: fromValue ?? '' }))).toContain(
        fileNo,
      )
  })

  it.each([
    ['1', 'exportDate', 7, 3],
    ['12', 'arrivalDate', 3, 7],
    ['19', 'releaseDate', 6, 0],
  ] as const)('finds by a span of days of tracing date %s', async (fieldName, column, ago, ahead) => {
    const found = await find({ entityName: 'ShipmentDates', fieldName, fromValue: String(ago), toValue: String(ahead) })
    const expected = all.filter((row) => (row[column] ?? '') >= day(-ago) && (row[column] ?? '9') <= day(ahead))
    expect(numbers(found)).toEqual(numbers(expected))
    expect(found.length).toBeGreaterThan(5)
    expect(found.length).toBeLessThan(all.length / 2)
  })

  it('asks for all conditions at once, and further ones', async () => {
    const recent: Filter = { entityName: 'ShipmentDates', fieldName: '4', fromValue: '60', toValue: '0' }
    const lanes: Filter = { entityName: 'ShipmentHeader', fieldName: 'shipper', fromValue: 'an' }
    const both = await find(recent, lanes)
    const [one, other] = [numbers(await find(recent)), numbers(await find(lanes))]
    expect(numbers(both)).toEqual(one.filter((fileNo) => other.includes(fileNo)))
    expect(both.length).toBeGreaterThan(0)
    for (const [name, column] of [
      ['fileType', 'fileType'],
      ['entryType', 'entryType'],
      ['mot', 'mot'],
      ['status', 'status'],
    ] as const) {
      const value = some(all.flatMap((row) => row[column] ?? []))
      const { shipments } = await search({ additionalFilters: { [name]: value } })
      expect(numbers(shipments)).toEqual(numbers(all.filter((row) => row[column] === value)))
    }
  })

  it('fills rows from the entities that are asked for alone', async () => {
    const { shipments } = await search({ includeEntities: ['ShipmentId'] })
    expect(shipments.every((row) => row.masterBill !== undefined && row.shipperName !== undefined)).toBe(true)
    expect(
      shipments.some((row) => 'custName' in row || 'arrivalDate' in row || 'pga' in row || 'custRefNo' in row),
    ).toBe(false)
    const bare = some((await search({ includeEntities: [] })).shipments)
    expect(bare).not.toHaveProperty('masterBill')
  })

  it('refuses what it does not understand, and says which field', async () => {
    const refused = async (body: object) => refusedFields(await ask(body))
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
    expect((await ask({ shipmentSearchFilterList: [], pageIndex: 10_000 })).body.shipments).toEqual([])
  })
})

describe('who sees which files', () => {
  it("[GW-04] shows customers and suppliers their company's, administrators the tenant's", async () => {
    const whole = numbers((await search({}, admin)).shipments)
    expect(whole.length).toBeGreaterThan(all.length)
    expect(numbers((await search({}, await gateway.signIn('SUPPLIER', 'HARBOR'))).shipments)).toEqual(numbers(all))
    expect(whole).toEqual(expect.arrayContaining(numbers(all)))
    const foreign = some(whole.filter((fileNo) => !numbers(all).includes(fileNo)))
    expect((await header(foreign, {}, admin)).status).toBe(200)
    expect((await header(foreign)).status).toBe(404)
    expect(await find({ entityName: 'ShipmentHeader', fieldName: 'fileNo', fromValue: foreign })).toEqual([])
  })

  it('[HD-29] shows a supplier without a company none: no list, no count, no level of one', async () => {
    const alone = await newcomer(gateway, admin, {
      ...{ userId: 'ALONE', role: 'supplier', customerId: '', modules: { 'CP-TRACKANDTRACE': true } },
      preferences: { DOCUMENT_UPLOAD: 'Y' },
    })
    expect((await search({}, alone)).shipments).toEqual([])
    for (const countBy of ['mot', 'entryType', 'pgAgency', 'dates'])
      expect((await counts(countBy, alone)).filter(({ value }) => value > 0)).toEqual([])
    expect((await listFor('mot', '11', {}, alone)).body.shipments).toEqual([])
    const { fileNo } = some(all)
    expect((await header(fileNo, {}, alone)).status).toBe(404)
    const of = { ...alone, path: { fileNo }, body: {} }
    for (const level of [
      'listCustomsMilestones',
      'listCustomsRemarks',
      'listCommercialInvoices',
      'listCustomsDocuments',
    ] as const)
      expect([level, (await gateway.call(level, of)).status]).toEqual([level, 404])
  })

  it('leaves out the entry types that the preferences exclude, and those of the call', async () => {
    const limited = await gateway.signIn('LIMITED', 'HARBOR')
    const hidden = some(all.filter(({ entryType }) => entryType === '06')).fileNo
    const kept = all.filter(({ entryType = '' }) => !['06', '21'].includes(entryType))
    for (const excludedEntryTypes of ['', '06']) {
      expect(numbers((await search({ excludedEntryTypes }, limited)).shipments)).toEqual(numbers(kept))
      expect((await header(hidden, { excludedEntryTypes }, limited)).status).toBe(404)
    }
    const further = await search({ excludedEntryTypes: '01,11' }, limited)
    expect(numbers(further.shipments)).toEqual(
      numbers(kept.filter(({ entryType = '' }) => !['01', '11'].includes(entryType))),
    )
    expect(further.shipments.some(({ fileType }) => fileType === 'FTZ')).toBe(true)
    expect((await header(hidden)).status).toBe(200)
    expect((await header(hidden, { excludedEntryTypes: '06,21' })).status).toBe(404)
    const counted = await counts('entryType', limited)
    expect(counted.map(({ code }) => code)).not.toContain('06')
    expect(counted.map(({ code }) => code)).not.toContain('21')
    expect((await listFor('entryType', '06', {}, limited)).body.shipments).toEqual([])
  })

  it('leaves out files over the age limit of the preferences, whatever the call says', async () => {
    const young = await gateway.signIn('CUSTADMIN', 'HARBOR')
    const age = (days: string): Filter => ({
      entityName: 'ShipmentDates',
      fieldName: '4',
      fromValue: days,
      toValue: '0',
    })
    const recent = numbers((await search({ shipmentSearchFilterList: [age('90')] })).shipments)
    expect(recent.length).toBeLessThan(all.length)
    expect(numbers((await search({}, young)).shipments)).toEqual(recent)
    expect(numbers((await search({ shipmentSearchFilterList: [age('400')] }, young)).shipments)).toEqual(recent)
    const old = some(numbers(all).filter((fileNo) => !recent.includes(fileNo)))
    expect((await header(old, {}, young)).status).toBe(404)
    expect((await gateway.call('listCustomsRemarks', { ...young, path: { fileNo: old }, body: {} })).status).toBe(404)
    expect((await header(old)).status).toBe(200)
  })

  it('knows files of the customs flavour alone', async () => {
    const elsewhere = await gateway.signIn('CUSTOMER', 'ACME')
    const body = { shipmentSearchFilterList: [] }
    expect((await gateway.call('searchCustomsShipments', { ...elsewhere, body })).status).toBe(403)
    expect((await listFor('mot', '11', {}, elsewhere)).status).toBe(403)
    expect((await ask(body, { tenant: 'HARBOR' })).status).toBe(401)
    expect((await listFor('mot', '11', {}, { tenant: 'HARBOR' })).status).toBe(401)
  })
})

async function counts(countBy: string, session: Session = customer): Promise<Schemas['WidgetSlice'][]> {
  const { status, body } = await gateway.call<Schemas['CustomsShipmentCounts']>('countCustomsShipments', {
    ...session,
    query: { countBy },
  })
  expect(status).toBe(200)
  return body.pieChartWidgetDetails
}

describe('the widgets of the dashboard', () => {
  it.each(['mot', 'entryType', 'pgAgency', 'dates'])('count by %s what their slices list', async (countBy) => {
    const slices = await counts(countBy)
    for (const { code = '', value } of slices) {
      const { status, body } = await listFor(countBy, code)
      expect(status).toBe(200)
      expect([code, body.totalRecords, body.shipments.length]).toEqual([code, value, value])
    }
    expect(slices.filter(({ value }) => value > 0).length).toBeGreaterThan(2)
  })

  it('count what was opened within 30 days, the highest first', async () => {
    const opened = await find({ entityName: 'ShipmentDates', fieldName: '4', fromValue: '29', toValue: '0' })
    const modes = await counts('mot')
    expect(modes.reduce((sum, { value }) => sum + value, 0)).toBe(opened.length)
    expect(modes.map(({ value }) => value)).toEqual(modes.map(({ value }) => value).sort((one, other) => other - one))
    expect(modes).toContainEqual({
      name: 'Vessel, containerized',
      code: '11',
      value: opened.filter(({ mot }) => mot === '11').length,
    })
    const consumption = (await counts('entryType')).find(({ code }) => code === '01')
    expect(consumption).toEqual({
      name: 'Consumption',
      code: '01',
      value: opened.filter(({ entryType }) => entryType === '01').length,
    })
    const fda = (await counts('pgAgency')).find(({ code }) => code === 'FDA')
    expect(fda?.value).toBe(opened.filter(({ pga = '' }) => pga.split(',').includes('FDA')).length)
  })

  it('count releases day by day of the last seven', async () => {
    const days = await counts('dates')
    expect(days.map(({ code }) => code)).toEqual([-6, -5, -4, -3, -2, -1, 0].map(day))
    expect(days.reduce((sum, { value }) => sum + value, 0)).toBe(
      all.filter(({ releaseDate = '' }) => releaseDate >= day(-6)).length,
    )
  })

  it.each([
    ['held', 'HOLD', 'Hold'],
    ['exam', 'EXAM', 'Exam'],
    ['delayed', 'DELAYED', 'Delayed'],
  ] as const)('[LK-04] count what is %s, whenever it was opened, and list it', async (need, code, name) => {
    const found = all.filter(({ status }) => status === code)
    expect(found.length).toBeGreaterThan(0)
    expect(await counts(need)).toEqual([{ name, code, value: found.length }])
    const { shipments } = (await listFor(need, code)).body
    expect(shipments.map(({ fileNo }) => fileNo)).toEqual(found.map(({ fileNo }) => fileNo).sort())
    expect(refusedFields(await listFor(need, 'RELEASED'))).toEqual(['value'])
  })

  it('are listed in pages and in the order asked for', async () => {
    const { shipments } = (await listFor('mot', '11', { sort: '-shipperName' })).body
    const names = shipments.map(({ shipperName = '' }) => shipperName)
    expect(names).toEqual([...names].sort().reverse())
    expect((await listFor('mot', '11', { pageIndex: 1 })).body.maxResults).toBe(100)
    expect((await listFor('mot', '11', { pageIndex: 9 })).body.shipments).toEqual([])
  })

  it('refuse what they do not count by', async () => {
    expect(
      refusedFields(await gateway.call('countCustomsShipments', { ...customer, query: { countBy: 'weather' } })),
    ).toEqual(['countBy'])
    expect(refusedFields(await gateway.call('countCustomsShipments', { ...customer }))).toEqual(['countBy'])
    expect(refusedFields(await listFor('weather', '11'))).toEqual(['dataFor'])
    expect(refusedFields(await listFor('dates', '20260231'))).toEqual(['value'])
    expect(refusedFields(await listFor('dates', 'today'))).toEqual(['value'])
    expect(refusedFields(await listFor('mot', '11', { pageIndex: 0 }))).toEqual(['pageIndex'])
    const query = { countBy: 'mot' }
    expect((await gateway.call('countCustomsShipments', { tenant: 'HARBOR', query })).status).toBe(401)
    expect(
      (await gateway.call('countCustomsShipments', { ...(await gateway.signIn('CUSTOMER', 'KAIYO')), query })).status,
    ).toBe(403)
  })
})

it('was seen to answer every status of the contract', () => {
  const operations = ['searchCustomsShipments', 'listCustomsShipmentsFor', 'countCustomsShipments'] as const
  expect(documented(operations).filter((status) => !gateway.seen.has(status))).toEqual([])
})
