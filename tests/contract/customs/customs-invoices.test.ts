import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OperationId, Schemas } from '../../../src/contract/index.ts'
import { agencyPlaces, ALL_LINE_ENTITIES } from '../support/customs-agencies.ts'
import type { Cast } from '../support/customs.ts'
import { below, every, expectRefusals, filesOf, refusedFields, showcaseOf, signInAll } from '../support/customs.ts'
import { documented } from '../support/documented.ts'
import type { Session, TestGateway } from '../support/gateway.ts'
import { testGateway } from '../support/gateway.ts'

type Invoice = Schemas['CommercialInvoice']
type Line = Schemas['CommercialInvoiceLine']
type TariffClass = Schemas['TariffClass']

const OPERATIONS: OperationId[] = [
  'listCommercialInvoices',
  'listCommercialInvoiceLines',
  'listTariffClasses',
  'listPgaRecords',
]
let gateway: TestGateway
let cast: Cast
let customer: Session
let fileNo: string
let invoices: Invoice[]
beforeAll(async () => {
  gateway = await testGateway()
  cast = await signInAll(gateway)
  customer = cast.customer
  fileNo = showcaseOf(await filesOf(gateway, customer, 'REGULAR'))
  invoices = await every<Invoice>(gateway, customer, 'listCommercialInvoices', fileNo)
})
afterAll(() => gateway.close())

const linesOf = (ciNo: string, body: object = {}) =>
  every<Line>(gateway, customer, 'listCommercialInvoiceLines', fileNo, { additionalFilters: { ciNo }, ...body })
const longest = () => [...invoices].sort((one, other) => (other.ciNoLines ?? 0) - (one.ciNoLines ?? 0))[0]?.ciNo ?? ''
const sum = (amounts: (number | undefined)[]) =>
  Math.round(amounts.reduce<number>((total, amount = 0) => total + amount, 0) * 100) / 100
describe('the commercial invoices of a file', () => {
  it('come 15 a page, sorted by number, and together are all', async () => {
    const first = (await below<Invoice>(gateway, customer, 'listCommercialInvoices', fileNo)).body
    expect([first.data.length, first.maxResults, first.totalRecords]).toEqual([15, 15, invoices.length])
    expect(invoices.length).toBeGreaterThan(15)
    const second = (await below<Invoice>(gateway, customer, 'listCommercialInvoices', fileNo, { pageIndex: 2 })).body
    expect([...first.data, ...second.data]).toEqual(invoices)
    const numbers = invoices.map(({ ciNo }) => ciNo)
    expect(numbers).toEqual([...numbers].sort())
    const beyond = (await below<Invoice>(gateway, customer, 'listCommercialInvoices', fileNo, { pageIndex: 9 })).body
    expect([beyond.data, beyond.totalRecords]).toEqual([[], invoices.length])
  })

  it('are sorted by the columns of the table, in pages of any size', async () => {
    const values = (body: object) => every<Invoice>(gateway, customer, 'listCommercialInvoices', fileNo, body)
    const byValue = (await values({ sort: '-valueUsAmt' })).map(({ valueUsAmt = 0 }) => valueUsAmt)
    expect(byValue).toEqual([...byValue].sort((one, other) => other - one))
    const byLines = (await values({ sort: 'ciNoLines' })).map(({ ciNoLines = 0 }) => ciNoLines)
    expect(byLines).toEqual([...byLines].sort((one, other) => one - other))
    const five = (
      await below<Invoice>(gateway, customer, 'listCommercialInvoices', fileNo, {
        maxResults: 5,
        pageIndex: 2,
        sort: '-ciNo',
      })
    ).body
    expect([five.maxResults, five.data]).toEqual([5, [...invoices].reverse().slice(5, 10)])
  })

  it('add up to the totals of the header', async () => {
    const header = (
      await gateway.call<Schemas['CustomsFileList']>('getCustomsFile', { ...customer, path: { fileNo }, body: {} })
    ).body.data[0]?.header
    const lines = (await Promise.all(invoices.map(({ ciNo }) => linesOf(ciNo)))).flat()
    expect(sum(invoices.map(({ valueUsAmt }) => valueUsAmt))).toBe(header?.customsValue)
    expect(sum(lines.map(({ dutyTotAmt }) => dutyTotAmt))).toBe(header?.totalDuty)
    expect(sum(lines.map(({ feeTotAmt }) => feeTotAmt))).toBe(header?.totalFees)
  })
})

describe('the lines of an invoice', () => {
  it('are those of that invoice alone, 15 a page, in their order', async () => {
    const ciNo = longest()
    const { body } = await below<Line>(gateway, customer, 'listCommercialInvoiceLines', fileNo, {
      additionalFilters: { ciNo },
    })
    expect(body.totalRecords).toBeGreaterThan(15)
    expect(body.data.map((line) => [line.ciNo, line.ciLineNo])).toEqual(
      Array.from({ length: 15 }, (_, index) => [ciNo, index + 1]),
    )
    expect((await linesOf(ciNo, { sort: '-ciLineNo' })).map(({ ciLineNo }) => ciLineNo)).toEqual(
      Array.from({ length: body.totalRecords }, (_, index) => body.totalRecords - index),
    )
    expect(await linesOf('NO-SUCH')).toEqual([])
  })

  it('are found by the beginning of a part or tariff number, and by an agency of their records', async () => {
    const ciNo = longest()
    const all = await linesOf(ciNo, { includeEntities: ALL_LINE_ENTITIES })
    const found = (filters: object) =>
      linesOf(ciNo, { additionalFilters: { ciNo, ...filters }, includeEntities: ALL_LINE_ENTITIES })
    const bare = (text = '') => text.toUpperCase().replace(/[^A-Z0-9]/g, '')
    const beginning = all[0]?.partNo?.slice(0, 4) ?? ''
    expect(await found({ partNo: beginning.toLowerCase() })).toEqual(
      all.filter(({ partNo }) => bare(partNo).startsWith(bare(beginning))),
    )
    const chapter = bare(all[0]?.tariffNo).slice(0, 5)
    expect(await found({ tariffNo: `${chapter.slice(0, 4)}.${chapter.slice(4)}` })).toEqual(
      all.filter(({ tariffNo }) => bare(tariffNo).startsWith(chapter)),
    )
    const agencies = (line: Line) =>
      (line.ciTariffClassList ?? []).flatMap(({ pgEsList = [] }) => pgEsList.map(({ pgAgencyCd }) => pgAgencyCd))
    const [agency = ''] = all.flatMap(agencies)
    const ofAgency = all.filter((line) => agencies(line).includes(agency as never))
    expect(ofAgency.length).toBeGreaterThan(0)
    expect(await found({ pgAgencyCd: agency })).toEqual(ofAgency)
    const absent = ['OMC', 'ATF', 'DEA'].find((code) => !all.flatMap(agencies).includes(code as never))
    expect(await found({ pgAgencyCd: absent })).toEqual([])
    for (const partNo of ['NO-SUCH-PART', '部品', '-']) expect(await found({ partNo })).toEqual([])
    const page = (
      await below<Line>(gateway, customer, 'listCommercialInvoiceLines', fileNo, {
        additionalFilters: { ciNo, pgAgencyCd: agency },
      })
    ).body
    expect(page.totalRecords).toBe(ofAgency.length)
  })

  it('[SP-10] of all invoices are found by what an agency answered, or did not answer', async () => {
    const all = (
      await Promise.all(invoices.map(({ ciNo }) => linesOf(ciNo, { includeEntities: ALL_LINE_ENTITIES })))
    ).flat()
    const found = (additionalFilters: object) =>
      every<Line>(gateway, customer, 'listCommercialInvoiceLines', fileNo, {
        additionalFilters,
        includeEntities: ALL_LINE_ENTITIES,
        sort: 'ciNo',
      })
    const recordsOf = (line: Line) => (line.ciTariffClassList ?? []).flatMap(({ pgEsList = [] }) => pgEsList)
    expect(await found({})).toEqual(all)
    const proceeding = all.filter((line) => recordsOf(line).some(({ dispositionCd }) => dispositionCd === '07'))
    expect(proceeding.length).toBeGreaterThan(0)
    expect(await found({ dispositionCd: '07' })).toEqual(proceeding)
    expect(await found({ dispositionCd: '07', pgAgencyCd: 'FDA' })).toEqual(
      all.filter((line) =>
        recordsOf(line).some(({ dispositionCd, pgAgencyCd }) => dispositionCd === '07' && pgAgencyCd === 'FDA'),
      ),
    )
    expect(await found({ dispositionCdNot: '02' })).toEqual(proceeding)
    expect(await found({ dispositionCdNot: '02,07' })).toEqual([])
  })

  it('hold what is asked for, and nothing else', async () => {
    const asked = { additionalFilters: { ciNo: longest(), ciLineNo: 2 } }
    const keys = async (includeEntities: string[]) => {
      const [line, ...others] = await every<Line>(gateway, customer, 'listCommercialInvoiceLines', fileNo, {
        ...asked,
        includeEntities,
      })
      expect([line?.ciLineNo, others]).toEqual([2, []])
      return Object.keys(line ?? {}).filter((key) => key.endsWith('List'))
    }
    expect(await keys([])).toEqual([])
    expect(await keys(['CiLineFees'])).toEqual(['ciLineFeesList'])
    expect((await keys(['CiPenalty', 'CiLineFees'])).sort()).toEqual(['ciLineFeesList', 'ciPenaltyList'])
    expect((await keys(ALL_LINE_ENTITIES)).sort()).toEqual(['ciLineFeesList', 'ciPenaltyList', 'ciTariffClassList'])
    // Records of agencies hang on tariff classes: without those there is nothing to show them on.
    expect(await keys(['PgEs'])).toEqual([])
  })

  it('show records of agencies only when asked, and without their lists', async () => {
    const ciNo = longest()
    const [bare] = await linesOf(ciNo, { includeEntities: ['CiTariffClass'] })
    expect(bare?.ciTariffClassList?.[0]).not.toHaveProperty('pgEsList')
    const [full] = await linesOf(ciNo, { includeEntities: ['CiTariffClass', 'PgEs'] })
    const records = (full?.ciTariffClassList ?? []).flatMap(({ pgEsList = [] }) => pgEsList)
    expect(records.length).toBeGreaterThan(0)
    expect(records.flatMap((record) => Object.keys(record)).filter((key) => key.endsWith('List'))).toEqual([])
    expect(records.map(({ agencyName = '' }) => agencyName)).not.toContain('')
  })

  it('carry fees at the rates of the law, rounded over the lines', async () => {
    const lines = await linesOf(longest(), { includeEntities: ['CiLineFees'] })
    for (const { valueUsAmt = 0, ciLineFeesList = [], feeTotAmt } of lines) {
      const processing = ciLineFeesList.find(({ customsFeeCode }) => customsFeeCode === '499')
      expect(processing?.amtFeeAmt).toBeCloseTo(valueUsAmt * 0.003464, 1)
      expect(sum(ciLineFeesList.map(({ amtFeeProratedAmt }) => amtFeeProratedAmt))).toBe(feeTotAmt)
    }
  })

  it('need filters that the contract knows', async () => {
    const refused = async (body: object) =>
      refusedFields(await below(gateway, customer, 'listCommercialInvoiceLines', fileNo, body))
    expect(await refused({})).toEqual(['additionalFilters'])
    expect(await refused({ additionalFilters: { ciNo: 'A', ciLineNo: 'one' } })).toEqual(['additionalFilters.ciLineNo'])
    expect(await refused({ additionalFilters: { ciNo: 'A' }, includeEntities: ['Everything'] })).toEqual([
      'includeEntities.0',
    ])
    expect(await refused({ additionalFilters: { ciNo: 'A', customer: 'B' } })).toEqual(['additionalFilters.customer'])
  })
})

describe('the tariff classes of a line', () => {
  it('have ten digits, quantities with units, and duty that follows from the rate', async () => {
    const classes = (
      await Promise.all(invoices.map(({ ciNo }) => linesOf(ciNo, { includeEntities: ['CiTariffClass'] })))
    ).flat()
    for (const { ciTariffClassList = [], dutyTotAmt } of classes) {
      expect(sum(ciTariffClassList.map(({ dutyAmt }) => dutyAmt))).toBe(dutyTotAmt)
      for (const { tariffNo, quantityList = [] } of ciTariffClassList) {
        expect(tariffNo).toMatch(/^(\d{10}|99\d{6})$/)
        expect(quantityList.filter(({ quantity, quantityUom }) => quantity <= 0 || quantityUom === '')).toEqual([])
      }
    }
  })

  it('are asked for by line, one of them by its number, with the records of agencies', async () => {
    const [place] = await agencyPlaces(gateway, customer, fileNo)
    if (place === undefined) throw new Error('No agency is concerned')
    const { ciNo, ciLineNo, tariffLineNo, record } = place
    const classes = (body: object) =>
      every<TariffClass>(gateway, customer, 'listTariffClasses', fileNo, {
        additionalFilters: { ciNo, ciLineNo },
        ...body,
      })
    expect(
      (await classes({})).every((one) => one.ciNo === ciNo && one.ciLineNo === ciLineNo && !('pgEsList' in one)),
    ).toBe(true)
    const [one, ...others] = await classes({
      additionalFilters: { ciNo, ciLineNo, tariffLineNo },
      includeEntities: ['PgEs'],
    })
    expect(others).toEqual([])
    expect(one?.pgEsList).toContainEqual(record)
    expect(await classes({ additionalFilters: { ciNo, ciLineNo, tariffLineNo: 99 } })).toEqual([])
    expect(
      refusedFields(await below(gateway, customer, 'listTariffClasses', fileNo, { additionalFilters: { ciNo } })),
    ).toEqual(['additionalFilters.ciLineNo'])
  })
})

describe('who sees them', () => {
  const line = { ciNo: 'A-1', ciLineNo: 1 }
  const bodies: [OperationId, object][] = [
    ['listCommercialInvoices', {}],
    ['listCommercialInvoiceLines', { additionalFilters: { ciNo: 'A-1' } }],
    ['listTariffClasses', { additionalFilters: line }],
    ['listPgaRecords', { additionalFilters: { ...line, tariffLineNo: 1, pgCd: 'FD4', pgSeqNbr: 1 } }],
  ]
  it.each(bodies)('%s: those who see the file', async (operation, body) => {
    await expectRefusals(gateway, cast, operation, body)
  })

  it('the contract documents every status they answered, and they answered every one', () => {
    const seen = [...gateway.seen].filter((status) =>
      OPERATIONS.some((operation) => status.startsWith(`${operation} `)),
    )
    expect(seen.sort()).toEqual(documented(OPERATIONS).sort())
  })
})
