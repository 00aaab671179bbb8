import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OperationId, Schemas } from '../../../src/contract/index.ts'
import type { Page } from '../support/customs.ts'
import { entitiesOf, every, fileWith, filesOf, numbers, refusedFields, showcaseOf, some } from '../support/customs.ts'
import { documented } from '../support/documented.ts'
import type { Session, TestGateway } from '../support/gateway.ts'
import { testGateway } from '../support/gateway.ts'
import { tenants } from '../support/tenants.ts'

type Row = Schemas['CustomsShipment']

let gateway: TestGateway
let customer: Session
let admin: Session
let all: Row[]
beforeAll(async () => {
  // A second broker beside the first: the same users, other files.
  const [broker] = tenants.filter(({ flavour }) => flavour === 'customs')
  gateway = await testGateway({
    tenants: [...tenants, ...(broker === undefined ? [] : [{ ...broker, id: 'PIER', url: 'pier' }])],
  })
  customer = await gateway.signIn('CUSTOMER', 'HARBOR')
  admin = await gateway.signIn('ADMIN', 'HARBOR')
  all = await search(customer)
})
afterAll(() => gateway.close())

async function search(session: Session): Promise<Row[]> {
  const body = { shipmentSearchFilterList: [], pageIndex: -1 }
  return (await gateway.call<Schemas['CustomsShipmentList']>('searchCustomsShipments', { ...session, body })).body
    .shipments
}
const header = (fileNo: string, body: object = {}, session: Partial<Session> = customer) =>
  fileWith(gateway, session, fileNo, body)
const fileOf = (fileNo: string, includeEntities: string[]) => entitiesOf(gateway, customer, fileNo, includeEntities)

describe('the header of a file', () => {
  it('comes alone unless something is asked for beside it', async () => {
    const { fileNo } = some(all)
    const { status, body } = await fileWith<Schemas['CustomsFileList']>(gateway, customer, fileNo, {})
    expect(status).toBe(200)
    expect(body).toMatchObject({ totalRecords: 1, maxResults: 0 })
    expect(Object.keys(body.data[0] ?? {})).toEqual(['header'])
  })

  it('has bills and containers that hold what the header says', async () => {
    const shipped = all.filter(({ mot }) => mot === '11').slice(0, 10)
    for (const { fileNo } of shipped) {
      const { header: file, mblDetails = [], containerDetails = [] } = await fileOf(fileNo, ['ShipmentId', 'Container'])
      const sum = (pieces: (number | undefined)[]) => pieces.reduce<number>((total, one) => total + (one ?? 0), 0)
      expect(sum(mblDetails.map(({ quantity }) => quantity))).toBe(file.totalPieces)
      expect(sum(containerDetails.map(({ pieces }) => pieces))).toBe(file.totalPieces)
      expect(containerDetails[0]).not.toHaveProperty('containerDatesList')
      expect(containerDetails[0]).not.toHaveProperty('bills')
      const { totalDuty = 0, totalTaxes = 0, totalFees = 0, totalAda = 0, totalCvd = 0, totalAmount } = file
      if (totalAmount !== undefined)
        expect(totalAmount).toBeCloseTo(totalDuty + totalTaxes + totalFees + totalAda + totalCvd, 2)
    }
    const { containerDetails } = await fileOf(some(shipped).fileNo, ['ContainerDates', 'ShipmentIdContainers'])
    expect(some(containerDetails ?? [])).toMatchObject({
      bills: expect.any(String),
      containerDatesList: expect.any(Array),
    })
  })

  it.each([
    ['UltimateConsignee', 'ultimateConsignees', () => all],
    ['CustRefXRef', 'custRefs', () => all],
    ['ShipmentId', 'hblDetails', () => all],
    ['IsfHeader', 'isfHeader', () => all.filter(({ mot }) => mot === '11')],
    ['AdmissionNoControl', 'admissions', () => all.filter(({ fileType }) => fileType === 'FTZ')],
    ['InBondHeader', 'inBondHeader', () => all.filter(({ fileType }) => fileType === 'INBOND')],
    ['InBondConveyance', 'inbondConveyance', () => all.filter(({ fileType }) => fileType === 'INBOND')],
    ['BrokerIt', 'brokerIts', () => all.filter(({ fileType }) => fileType === 'INBOND')],
    ['ShipmentHeaderAux', 'precedingEntrySummary', () => all.filter(({ entryType }) => entryType === '31')],
    ['ShipmentWarehouse', 'warehouseWithdrawal', () => all.filter(({ entryType }) => entryType === '31')],
  ] as const)('has %s when it is asked for, and nothing else', async (entity, part, files) => {
    const { fileNo } = some(files())
    const file = await fileOf(fileNo, [entity])
    expect(Object.keys(file)).toContain(part)
    expect(JSON.stringify(file[part]).length).toBeGreaterThan(10)
    const others = Object.keys(file).filter((key) => key !== 'header' && key !== part)
    expect(others).toEqual(entity === 'ShipmentId' ? ['mblDetails'] : [])
    expect(Object.keys(await fileOf(fileNo, []))).toEqual(['header'])
  })

  it('refuses entities and an order that there are not', async () => {
    const { fileNo } = some(all)
    expect(refusedFields(await header(fileNo, { includeEntities: ['Everything'] }))).toEqual(['includeEntities.0'])
    expect(refusedFields(await header(fileNo, { sort: '-fileNo' }))).toEqual(['sort'])
  })
})

describe('milestones and remarks', () => {
  const milestones = (fileNo: string, body: object = {}) =>
    every<Schemas['CustomsMilestone']>(gateway, customer, 'listCustomsMilestones', fileNo, body)
  const remarks = (fileNo: string, body: object = {}) =>
    every<Schemas['CustomsRemark']>(gateway, customer, 'listCustomsRemarks', fileNo, body)

  it('tell what happened in its order, nothing of it in the future', async () => {
    const kinds = ['REGULAR', 'FTZ', 'INBOND'].flatMap((kind) =>
      all.filter(({ fileType }) => fileType === kind).slice(0, 4),
    )
    for (const { fileNo, releaseDate } of kinds) {
      const events = await milestones(fileNo)
      const at = (no: number) => events.find(({ tracingDateNo }) => tracingDateNo === no)?.actualDateTime ?? ''
      expect(at(4)).not.toBe('')
      expect(at(19).slice(0, 10).replaceAll('-', '')).toBe(releaseDate)
      expect(at(1) < at(12) && at(12) < at(19)).toBe(true)
      expect(
        events.every(({ actualDateTime, estimatedDateTime }) => (actualDateTime ?? estimatedDateTime) !== undefined),
      ).toBe(true)
      expect(events.filter(({ actualDateTime = '' }) => Date.parse(actualDateTime) > Date.now())).toEqual([])
    }
  })

  it('come with the last updated first, or the other way round, in pages of 15', async () => {
    const showcase = showcaseOf(await filesOf(gateway, customer, 'REGULAR'))
    for (const [operation, list] of [
      ['listCustomsMilestones', milestones],
      ['listCustomsRemarks', remarks],
    ] as const) {
      const dates = (await list(showcase)).map(({ dateUpdated = '' }) => dateUpdated)
      expect(dates).toEqual([...dates].sort().reverse())
      expect((await list(showcase, { sort: 'dateUpdated' })).map(({ dateUpdated }) => dateUpdated)).toEqual(
        [...dates].reverse(),
      )
      const page = (body: object) =>
        gateway.call<Page<object>>(operation, { ...customer, path: { fileNo: showcase }, body })
      expect((await page({})).body).toMatchObject({ totalRecords: dates.length, maxResults: 15 })
      expect((await page({ maxResults: 2, pageIndex: 2 })).body.data.length).toBe(2)
      expect((await page({ pageIndex: 10_000 })).body.data).toEqual([])
      expect(refusedFields(await page({ pageIndex: 0 }))).toEqual(['pageIndex'])
      expect(refusedFields(await page({ sort: 'mood' }))).toEqual(['sort'])
    }
  })

  it('never show what is confidential or not web-enabled', async () => {
    const secret =
      /penalty case|Margin of|night desk|sampled this file|Classification reviewed|reconciled|liability closed/
    const answers = await Promise.all(
      all.slice(0, 60).map(async ({ fileNo }) => [await remarks(fileNo), await milestones(fileNo)]),
    )
    expect(JSON.stringify(answers)).not.toMatch(secret)
    const ofAdmin = await every<Schemas['CustomsRemark']>(gateway, admin, 'listCustomsRemarks', showcaseOf(all))
    expect(JSON.stringify(ofAdmin)).not.toMatch(secret)
    // The notes that are missing between those that are shown.
    const numbersShown = ofAdmin.map(({ noteNo }) => Number(noteNo))
    expect(Math.max(...numbersShown)).toBeGreaterThan(numbersShown.length)
    const asking = {
      ...customer,
      path: { fileNo: some(all).fileNo },
      body: { additionalFilters: { confidential: 'Y' } },
    }
    expect(refusedFields(await gateway.call('listCustomsRemarks', asking))).toEqual(['additionalFilters.confidential'])
  })
})

describe('ports', () => {
  const ports = (operation: OperationId, body: object, session: Partial<Session> = customer) =>
    gateway.call<Schemas['CustomsPortList']>(operation, { ...session, body })

  it('are found by a part of the name: foreign ones by Schedule K, district ones by Schedule D', async () => {
    const foreign = await ports('listForeignPorts', { lookupField: 'portLadingName', lookupValue: ' yoko ' })
    expect(foreign.body).toMatchObject({
      data: [{ value: '58886', portLadingName: 'Yokohama', country: 'JP' }],
      totalRecords: 1,
    })
    const district = await ports('listDistrictPorts', { lookupField: 'name', lookupValue: 'LOS', sort: '-name' })
    expect(district.body.data.map(({ value }) => value)).toEqual(['2720', '2704'])
    expect(district.body.data[0]).toMatchObject({ country: 'US', state: 'CA' })
    const names = async (sort: string) =>
      (await ports('listForeignPorts', { lookupField: 'portLadingName', lookupValue: 'a', sort })).body.data.map(
        ({ label }) => label,
      )
    expect(await names('-portLadingName')).toEqual((await names('portLadingName')).reverse())
  })

  it('come in pages of 50', async () => {
    const page = async (pageIndex: number) =>
      (await ports('listForeignPorts', { lookupField: 'portLadingName', lookupValue: 'a', pageIndex })).body
    const [first, second, whole] = [await page(1), await page(2), await page(-1)]
    expect(first.data.length).toBe(50)
    expect([...first.data, ...second.data]).toEqual(whole.data)
    expect(first.totalRecords).toBe(whole.data.length)
  })

  it.each([
    ['listForeignPorts', 'portLadingName'],
    ['listDistrictPorts', 'name'],
  ] as const)('%s refuses a blank text and a page that cannot be', async (operation, lookupField) => {
    const refused = async (body: object) =>
      refusedFields(await ports(operation, { lookupField, lookupValue: 'x', ...body }))
    expect(await refused({ lookupValue: '  ' })).toEqual(['lookupValue'])
    expect(await refused({ lookupValue: '' })).toEqual(['lookupValue'])
    expect(await refused({ pageIndex: 0 })).toEqual(['pageIndex'])
    expect(await refused({ lookupField: 'code' })).toEqual(['lookupField'])
    expect((await ports(operation, { lookupField, lookupValue: '%' })).body.totalRecords).toBe(0)
    expect((await ports(operation, { lookupField, lookupValue: 'x' }, { tenant: 'HARBOR' })).status).toBe(401)
    expect(
      (await ports(operation, { lookupField, lookupValue: 'x' }, await gateway.signIn('CUSTOMER', 'ACME'))).status,
    ).toBe(403)
  })
})

const OF_FILE = ['getCustomsFile', 'listCustomsMilestones', 'listCustomsRemarks'] as const

it.each(OF_FILE)('%s is refused to strangers, other companies, other brokers and other flavours', async (operation) => {
  const { fileNo } = some(all)
  const status = async (session: Partial<Session>, path = fileNo) =>
    (await gateway.call(operation, { ...session, path: { fileNo: path }, body: {} })).status
  const foreign = some((await search(admin)).filter((row) => !numbers(all).includes(row.fileNo))).fileNo
  const abroad = await gateway.signIn('ADMIN', 'PIER')
  const theirs = some((await search(abroad)).filter((row) => !numbers(all).includes(row.fileNo))).fileNo
  expect([await status(customer), await status(admin, foreign), await status(abroad, theirs)]).toEqual([200, 200, 200])
  expect([await status(customer, foreign), await status(admin, theirs), await status(customer, 'CF-0')]).toEqual([
    404, 404, 404,
  ])
  expect(await status({ tenant: 'HARBOR' })).toBe(401)
  expect(await status({ ...abroad, tenant: 'HARBOR' })).toBe(403)
  expect(await status(await gateway.signIn('CUSTOMER', 'ACME'))).toBe(403)
  expect(
    await gateway.call(operation, { ...customer, path: { fileNo }, body: { sort: 1 } }).then(refusedFields),
  ).toEqual(['sort', 'sort'])
})

it('was seen to answer every status of the contract', () => {
  const operations = [...OF_FILE, 'listForeignPorts', 'listDistrictPorts'] as const
  expect(documented(operations).filter((status) => !gateway.seen.has(status))).toEqual([])
})
