import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OperationId, Schemas } from '../../../src/contract/index.ts'
import type { Cast } from '../support/customs.ts'
import { below, every, expectRefusals, filesOf, refusedFields, signInAll } from '../support/customs.ts'
import { documented } from '../support/documented.ts'
import type { Session, TestGateway } from '../support/gateway.ts'
import { testGateway } from '../support/gateway.ts'

type Conveyance = Schemas['InBondConveyance']
type Bill = Schemas['InBondBill']
type Container = Schemas['InBondContainer']
type Commodity = Schemas['InBondTariff']

const OPERATIONS: OperationId[] = [
  'listInBondConveyances',
  'listInBondBills',
  'listInBondContainers',
  'listInBondTariffs',
]

let gateway: TestGateway
let cast: Cast
let customer: Session
/** A file with food in it, in containers. */
let fileNo: string
let bills: Bill[]
beforeAll(async () => {
  gateway = await testGateway()
  cast = await signInAll(gateway)
  customer = cast.customer
  const files = await filesOf(gateway, customer, 'INBOND')
  const laden = files.filter(({ pga = '', mot }) => pga.includes('FDA') && mot === '11')
  const counted = await Promise.all(laden.map(async (file) => ({ file, bills: await billsOf(file.fileNo) })))
  const [most] = counted.sort((one, other) => other.bills.length - one.bills.length)
  if (most === undefined) throw new Error('No food moves under bond')
  fileNo = most.file.fileNo
  bills = most.bills
})
afterAll(() => gateway.close())

const billsOf = (file: string, body: object = {}) => every<Bill>(gateway, customer, 'listInBondBills', file, body)
const keysOf = ({ itNo, conveyanceSeqNo, idSeqNo }: Bill) => ({ itNo, conveyanceSeqNo, idSeqNo })
const containersOf = (bill: Bill, body: object = {}) =>
  every<Container>(gateway, customer, 'listInBondContainers', fileNo, { additionalFilters: keysOf(bill), ...body })
const commoditiesOf = (bill: Bill, noContainer: string, body: object = {}) =>
  every<Commodity>(gateway, customer, 'listInBondTariffs', fileNo, {
    additionalFilters: { ...keysOf(bill), noContainer },
    ...body,
  })
const firstBill = () => bills[0] ?? { itNo: '', conveyanceSeqNo: '', idSeqNo: '' }

describe('conveyances under bond', () => {
  it('carry the goods of one immediate transportation number', async () => {
    const { itNo } = firstBill()
    const found = await every<Conveyance>(gateway, customer, 'listInBondConveyances', fileNo, {
      additionalFilters: { itNo },
    })
    expect(found).toMatchObject([{ itNo, billCount: bills.length }])
    expect(
      await every(gateway, customer, 'listInBondConveyances', fileNo, { additionalFilters: { itNo: 'V0' } }),
    ).toEqual([])
    expect(
      refusedFields(await below(gateway, customer, 'listInBondConveyances', fileNo, { additionalFilters: {} })),
    ).toEqual(['additionalFilters.itNo'])
  })
})

describe('bills under bond', () => {
  it('are listed without containers, in their order, sorted by any column', async () => {
    expect(bills.filter((bill) => 'inBondContainersList' in bill)).toEqual([])
    expect(bills.map(({ idSeqNo }) => idSeqNo)).toEqual(bills.map((_, index) => String(index + 1)))
    expect(
      bills
        .flatMap(({ partyDetails = [] }) => partyDetails)
        .filter(({ partyRoleDesc, partyName, address }) => !(partyRoleDesc && partyName && address)),
    ).toEqual([])
    const sorted = (await billsOf(fileNo, { sort: '-hblHawbNo' })).map(({ hblHawbNo = '' }) => hblHawbNo)
    expect(sorted).toEqual([...sorted].sort().reverse())
    const { body } = await below<Bill>(gateway, customer, 'listInBondBills', fileNo, { maxResults: 1 })
    expect([body.data, body.totalRecords, body.maxResults]).toEqual([bills.slice(0, 1), bills.length, 1])
  })

  it('are read one by one, with containers and marks as asked', async () => {
    const bill = firstBill()
    const read = async (includeEntities: string[]) =>
      (await billsOf(fileNo, { includeEntities, additionalFilters: keysOf(bill) })).flatMap(
        ({ inBondContainersList = [] }) => inBondContainersList,
      )
    const bare = await read(['InBondContainers'])
    expect(bare.length).toBeGreaterThan(0)
    for (const { noContainer } of bare) expect(noContainer).toMatch(/^[A-Z]{4}\d{7}$/)
    expect(bare.filter((container) => 'marks' in container || 'inBondTariffList' in container)).toEqual([])
    expect((await read(['InBondContainers', 'InBondMarks'])).filter(({ marks }) => marks === undefined)).toEqual([])
    expect(await read(['InBondMarks'])).toEqual([])
    expect(await billsOf(fileNo, { additionalFilters: { idSeqNo: '99' } })).toEqual([])
  })

  it('have containers of their own', async () => {
    const numbers = (await Promise.all(bills.map((bill) => containersOf(bill))))
      .flat()
      .map(({ noContainer }) => noContainer)
    expect(new Set(numbers).size).toBe(numbers.length)
  })
})

describe('a container under bond', () => {
  it('shows commodities, marks and descriptions as asked', async () => {
    const bill = firstBill()
    const [{ noContainer } = { noContainer: '' }] = await containersOf(bill)
    const read = async (includeEntities: string[]) => {
      const [container, ...others] = await containersOf(bill, {
        includeEntities,
        additionalFilters: { ...keysOf(bill), noContainer },
      })
      expect([container?.noContainer, others]).toEqual([noContainer, []])
      return container
    }
    expect(Object.keys((await read([])) ?? {})).not.toContain('inBondTariffList')
    expect(await read(['InBondMarks'])).toHaveProperty('marks')
    const named = (await read(['InBondTariff', 'InBondDesc']))?.inBondTariffList ?? []
    expect(named.filter(({ cargoDesc = '' }) => cargoDesc === '')).toEqual([])
    const bare = (await read(['InBondTariff']))?.inBondTariffList ?? []
    expect(bare.length).toBeGreaterThan(0)
    expect(bare.filter((commodity) => 'cargoDesc' in commodity || 'pgFdaIbList' in commodity)).toEqual([])
  })

  it('of goods in none is answered as NC', async () => {
    const loose = (await filesOf(gateway, customer, 'INBOND')).find(({ mot }) => mot === '40')?.fileNo ?? ''
    const [bill] = await billsOf(loose, { includeEntities: ['InBondContainers'] })
    expect(bill?.inBondContainersList).toMatchObject([{ noContainer: 'NC', contEquipDescCode: 'NC' }])
  })
})

describe('a commodity under bond', () => {
  const ALL = ['InBondDesc', 'PgFdaIb', 'PgFdaIbParties', 'PgFdaIbCompliance']

  it('of food carries the prior notice with its affirmation, and parties with role and address', async () => {
    const bill = firstBill()
    const [{ noContainer } = { noContainer: '' }] = await containersOf(bill)
    const commodities = await commoditiesOf(bill, noContainer, { includeEntities: ALL })
    const notified = commodities.find(({ priorNotice }) => priorNotice !== undefined)
    expect(notified).toMatchObject({
      priorNotice: {
        productCode: expect.stringMatching(/^\d{2}[A-Z]{3}\d{2}$/) as string,
        affirmationOfCompliance: 'PFR,TFR',
        complianceQualifier: expect.stringMatching(/^\d{11},\d+$/) as string,
        priorNoticeConfirmationNo: expect.stringMatching(/^\d{12}$/) as string,
      },
    })
    const parties = notified?.pgFdaIbList?.[0]?.pgFdaIbPartiesList ?? []
    expect(parties.length).toBeGreaterThan(1)
    expect(parties.filter(({ partyRoleDesc, partyName, address }) => !(partyRoleDesc && partyName && address))).toEqual(
      [],
    )
  })

  it('shows what is asked for alone', async () => {
    const bill = firstBill()
    const [{ noContainer } = { noContainer: '' }] = await containersOf(bill)
    const read = async (includeEntities: string[]) => {
      const asked = { includeEntities, additionalFilters: { ...keysOf(bill), noContainer, seqNo: '1' } }
      const [commodity, ...others] = await commoditiesOf(bill, noContainer, asked)
      expect([commodity?.seqNo, others]).toEqual(['1', []])
      return commodity
    }
    const bare = await read([])
    for (const field of ['cargoDesc', 'priorNotice', 'pgFdaIbList']) expect(bare).not.toHaveProperty(field)
    const noticed = await read(['PgFdaIb'])
    expect(noticed?.priorNotice).not.toHaveProperty('affirmationOfCompliance')
    expect(noticed?.pgFdaIbList?.[0]).not.toHaveProperty('pgFdaIbPartiesList')
    expect((await read(['PgFdaIb', 'PgFdaIbParties']))?.pgFdaIbList?.[0]).toHaveProperty('pgFdaIbPartiesList')
  })

  it('needs the keys of everything above it', async () => {
    const refused = refusedFields(
      await below(gateway, customer, 'listInBondTariffs', fileNo, { additionalFilters: { itNo: firstBill().itNo } }),
    )
    expect(refused.sort()).toEqual([
      'additionalFilters.conveyanceSeqNo',
      'additionalFilters.idSeqNo',
      'additionalFilters.noContainer',
    ])
    expect(await commoditiesOf(firstBill(), 'MRHU0000000')).toEqual([])
  })
})

describe('who sees them', () => {
  const bill = { itNo: 'V1', conveyanceSeqNo: '1', idSeqNo: '1' }
  const bodies: [OperationId, object][] = [
    ['listInBondConveyances', { additionalFilters: { itNo: 'V1' } }],
    ['listInBondBills', {}],
    ['listInBondContainers', { additionalFilters: bill }],
    ['listInBondTariffs', { additionalFilters: { ...bill, noContainer: 'NC' } }],
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
