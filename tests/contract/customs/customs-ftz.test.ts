import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OperationId, Schemas } from '../../../src/contract/index.ts'
import type { Cast } from '../support/customs.ts'
import { below, every, expectRefusals, filesOf, refusedFields, signInAll } from '../support/customs.ts'
import { documented } from '../support/documented.ts'
import type { Session, TestGateway } from '../support/gateway.ts'
import { testGateway } from '../support/gateway.ts'

type Concurrence = Schemas['FtzConcurrence']
type Conveyance = Schemas['FtzConveyance']
type Bill = Schemas['FtzBill']
type Line = Schemas['FtzLine']

const OPERATIONS: OperationId[] = ['listFtzConcurrences', 'listFtzConveyances', 'listFtzBills', 'listFtzLines']

let gateway: TestGateway
let cast: Cast
let customer: Session
/** The file with the most conveyances and lots, in containers. */
let fileNo: string
beforeAll(async () => {
  gateway = await testGateway()
  cast = await signInAll(gateway)
  customer = cast.customer
  const files = (await filesOf(gateway, customer, 'FTZ')).filter(
    ({ mot, status }) => mot === '11' && status === 'DELIVERED',
  )
  const counted = await Promise.all(
    files.map(async (file) => ({ fileNo: file.fileNo, conveyances: (await conveyancesOf(file.fileNo)).length })),
  )
  fileNo = counted.sort((one, other) => other.conveyances - one.conveyances)[0]?.fileNo ?? ''
})
afterAll(() => gateway.close())

const conveyancesOf = (file: string, body: object = {}) =>
  every<Conveyance>(gateway, customer, 'listFtzConveyances', file, body)
const billsOf = (additionalFilters: object, body: object = {}) =>
  every<Bill>(gateway, customer, 'listFtzBills', fileNo, { additionalFilters, ...body })
const linesOf = (additionalFilters: object, body: object = {}) =>
  every<Line>(gateway, customer, 'listFtzLines', fileNo, { additionalFilters, ...body })
const concurrences = (body: object = {}) => every<Concurrence>(gateway, customer, 'listFtzConcurrences', fileNo, body)
const firstBill = async () => {
  const [bill] = await billsOf({ conveyanceSeqNo: '1' })
  if (bill === undefined) throw new Error('The conveyance brings nothing')
  return bill
}

describe('conveyances to a zone', () => {
  it('are listed without bills, in their order, sorted by any column', async () => {
    const all = await conveyancesOf(fileNo)
    expect(all.length).toBeGreaterThan(1)
    expect(all.filter((conveyance) => 'ftzShipmentIdList' in conveyance)).toEqual([])
    expect(all.map(({ conveyanceSeqNo, splitConveyance }) => [conveyanceSeqNo, splitConveyance])).toEqual(
      all.map((_, index) => [String(index + 1), 'Y']),
    )
    const days = (await conveyancesOf(fileNo, { sort: '-dateArrival' })).map(({ dateArrival = '' }) => dateArrival)
    expect(days).toEqual([...days].sort().reverse())
    const { body } = await below<Conveyance>(gateway, customer, 'listFtzConveyances', fileNo, {
      maxResults: 1,
      pageIndex: 2,
    })
    expect([body.data, body.totalRecords]).toEqual([all.slice(1, 2), all.length])
  })

  it('are read one by one, with bills and containers as asked', async () => {
    const read = async (includeEntities: string[]) =>
      (await conveyancesOf(fileNo, { includeEntities, additionalFilters: { conveyanceSeqNo: '1' } })).flatMap(
        ({ ftzShipmentIdList = [] }) => ftzShipmentIdList,
      )
    const bare = await read(['FtzShipmentId'])
    expect(bare.length).toBeGreaterThan(0)
    expect(bare.filter((bill) => 'ftzContainersList' in bill || bill.conveyanceSeqNo !== '1')).toEqual([])
    for (const { commaSeperatedContainers, ftzContainersList = [] } of await read(['FtzShipmentId', 'FtzContainers'])) {
      expect(commaSeperatedContainers).toBe(ftzContainersList.map(({ noContainer }) => noContainer).join(','))
    }
    expect(await read(['FtzContainers'])).toEqual([])
    expect(await conveyancesOf(fileNo, { additionalFilters: { conveyanceSeqNo: '99' } })).toEqual([])
  })
})

describe('a bill of a conveyance', () => {
  it('shows containers, commodities and further descriptions as asked', async () => {
    const { conveyanceSeqNo, idSeqNo } = await firstBill()
    const read = async (includeEntities: string[]) => {
      const [bill, ...others] = await billsOf({ conveyanceSeqNo, idSeqNo }, { includeEntities })
      expect([bill?.idSeqNo, others]).toEqual([idSeqNo, []])
      return bill
    }
    const bare = await read([])
    for (const list of ['ftzContainersList', 'ftzLinesList']) expect(bare).not.toHaveProperty(list)
    expect(bare?.commaSeperatedContainers).toMatch(/^[A-Z]{4}\d{7}(,[A-Z]{4}\d{7})*$/)
    expect((await read(['FtzContainers']))?.ftzContainersList?.length).toBeGreaterThan(0)
    const [plain] = (await read(['FtzLines']))?.ftzLinesList ?? []
    expect(plain).toMatchObject({ lineNo: 1 })
    expect(plain).not.toHaveProperty('additionalDescription')
    const [described] = (await read(['FtzLines', 'FtzCommodityDescriptions']))?.ftzLinesList ?? []
    expect(described).toHaveProperty('additionalDescription')
  })

  it('needs the conveyance', async () => {
    expect(refusedFields(await below(gateway, customer, 'listFtzBills', fileNo, {}))).toEqual(['additionalFilters'])
    expect(
      refusedFields(await below(gateway, customer, 'listFtzBills', fileNo, { additionalFilters: { idSeqNo: '1' } })),
    ).toEqual(['additionalFilters.conveyanceSeqNo'])
    expect(await billsOf({ conveyanceSeqNo: '99' })).toEqual([])
  })
})

describe('the commodities of a bill', () => {
  it('are those of the bill alone, with zone status, tariff number and quantities', async () => {
    const { conveyanceSeqNo, idSeqNo } = await firstBill()
    const lines = await linesOf({ conveyanceSeqNo, idSeqNo })
    expect(lines.map(({ lineNo }) => lineNo)).toEqual(lines.map((_, index) => index + 1))
    for (const line of lines) {
      expect(line).toMatchObject({ conveyanceSeqNo, idSeqNo, tariffNo: expect.stringMatching(/^\d{10}$/) as string })
      expect(['P', 'N']).toContain(line.ftzZoneStatus)
      expect(line.quantityUomList?.length).toBeGreaterThan(0)
      expect(line).not.toHaveProperty('additionalDescription')
    }
    const [one, ...others] = await linesOf(
      { conveyanceSeqNo, idSeqNo, lineNo: 1 },
      { includeEntities: ['FtzCommodityDescriptions'] },
    )
    expect([one?.lineNo, others]).toEqual([1, []])
    expect(one).toHaveProperty('additionalDescription')
    expect((await linesOf({ conveyanceSeqNo, idSeqNo }, { sort: '-lineNo' })).map(({ lineNo }) => lineNo)).toEqual(
      lines.map(({ lineNo }) => lineNo).reverse(),
    )
  })

  it('need conveyance and bill', async () => {
    const refused = refusedFields(
      await below(gateway, customer, 'listFtzLines', fileNo, { additionalFilters: { conveyanceSeqNo: '1' } }),
    )
    expect(refused).toEqual(['additionalFilters.idSeqNo'])
  })
})

describe('concurrence, permit to transfer and arrival', () => {
  it('are listed in their order without containers and remarks', async () => {
    const all = await concurrences()
    expect(all.map(({ seqNo }) => seqNo)).toEqual(all.map((_, index) => String(index + 1)))
    expect(all.filter((record) => 'ftzPttContainersList' in record || 'ftzPttRemarksList' in record)).toEqual([])
    expect(all.filter(({ actionQualifierDesc, actionCdDesc }) => !actionQualifierDesc || !actionCdDesc)).toEqual([])
    const actions = (await concurrences({ sort: '-actionCd' })).map(({ actionCd }) => actionCd)
    expect(actions).toEqual([...actions].sort().reverse())
  })

  it('are read one by one by all their keys, with what is asked for', async () => {
    const arrival = (await concurrences()).find(({ actionCd }) => actionCd === 'A')
    if (arrival === undefined) throw new Error('Nothing has arrived')
    const { actionQualifier, idNo, actionCd, seqNo } = arrival
    const additionalFilters = { actionQualifier, idNo, actionCd, seqNo }
    const [full, ...others] = await concurrences({
      additionalFilters,
      includeEntities: ['FtzPttContainers', 'FtzPttRemarks'],
    })
    expect(others).toEqual([])
    expect(full).toMatchObject(arrival)
    expect(full?.ftzPttContainersList?.length).toBeGreaterThan(0)
    expect(full?.ftzPttRemarksList?.length).toBeGreaterThan(0)
    const [remarked] = await concurrences({ additionalFilters, includeEntities: ['FtzPttRemarks'] })
    expect(remarked).not.toHaveProperty('ftzPttContainersList')
    expect(
      (await concurrences({ additionalFilters: { actionCd: 'A' } })).every((record) => record.actionCd === 'A'),
    ).toBe(true)
    expect(await concurrences({ additionalFilters: { ...additionalFilters, seqNo: '99' } })).toEqual([])
  })
})

describe('who sees them', () => {
  const bill = { conveyanceSeqNo: '1', idSeqNo: '1' }
  const bodies: [OperationId, object][] = [
    ['listFtzConcurrences', {}],
    ['listFtzConveyances', {}],
    ['listFtzBills', { additionalFilters: { conveyanceSeqNo: '1' } }],
    ['listFtzLines', { additionalFilters: bill }],
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
