import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OperationId, Schemas } from '../../../src/contract/index.ts'
import type { Cast } from '../support/customs.ts'
import { below, every, expectRefusals, filesOf, refusedFields, showcaseOf, signInAll } from '../support/customs.ts'
import { documented } from '../support/documented.ts'
import type { Session, TestGateway } from '../support/gateway.ts'
import { testGateway } from '../support/gateway.ts'

type Order = Schemas['DeliveryOrder']
type Billing = Schemas['CustomsBilling']
type Charge = Schemas['CustomsBillingLine']

const OPERATIONS: OperationId[] = ['listDeliveryOrders', 'listCustomsBillings', 'listCustomsBillingLines']
const DELIVERY_ENTITIES = ['DoDates', 'DoShipIdXRef', 'DoContainers', 'DoMarks', 'DoDeliverTo']

let gateway: TestGateway
let cast: Cast
let customer: Session
let fileNo: string
beforeAll(async () => {
  gateway = await testGateway()
  cast = await signInAll(gateway)
  customer = cast.customer
  fileNo = showcaseOf(await filesOf(gateway, customer, 'REGULAR'))
})
afterAll(() => gateway.close())

const orders = (body: object = {}) => every<Order>(gateway, customer, 'listDeliveryOrders', fileNo, body)
const billings = (body: object = {}) => every<Billing>(gateway, customer, 'listCustomsBillings', fileNo, body)
const charges = (suffix: string) =>
  every<Charge>(gateway, customer, 'listCustomsBillingLines', fileNo, { additionalFilters: { printY: 'Y', suffix } })

describe('delivery orders', () => {
  it('are listed without their lists, sorted by number or by any column', async () => {
    const all = await orders()
    expect(all.length).toBeGreaterThan(0)
    expect(
      all.flatMap((order) => Object.keys(order)).filter((key) => key.endsWith('List') || key === 'deliverTo'),
    ).toEqual([])
    const numbers = all.map(({ doNo }) => doNo)
    expect(numbers).toEqual([...numbers].sort())
    expect((await orders({ sort: '-doNo' })).map(({ doNo }) => doNo)).toEqual([...numbers].reverse())
    const weights = (await orders({ sort: '-grossWeight' })).map(({ grossWeight = 0 }) => grossWeight)
    expect(weights).toEqual([...weights].sort((one, other) => other - one))
  })

  it('are read one by one, with what is asked for', async () => {
    const [{ doNo } = { doNo: '' }] = await orders()
    const [order, ...others] = await orders({
      sort: 'suffix',
      additionalFilters: { doNo },
      includeEntities: DELIVERY_ENTITIES,
    })
    expect(others).toEqual([])
    expect(order?.deliverTo?.split('\n').length).toBeGreaterThan(2)
    expect(order?.doDatesList?.map(({ dateType }) => dateType)).toContain('LFD')
    expect(order?.doShipIdXRefList?.length).toBeGreaterThan(0)
    expect(order?.doContainersList?.map(({ noContainer }) => noContainer)).toEqual([
      expect.stringMatching(/^[A-Z]{4}\d{7}$/),
    ])
    expect(order?.doMarksList?.length).toBeGreaterThan(0)
    const [dated] = await orders({ additionalFilters: { doNo }, includeEntities: ['DoDates'] })
    expect(Object.keys(dated ?? {}).filter((key) => key.endsWith('List') || key === 'deliverTo')).toEqual([
      'doDatesList',
    ])
    expect(await orders({ additionalFilters: { doNo: 'DO-0' } })).toEqual([])
  })

  it('are closed to a user without access to them, whatever the file', async () => {
    for (const path of [fileNo, 'CF-0000000'])
      expect((await below(gateway, cast.noBill, 'listDeliveryOrders', path)).status).toBe(403)
  })
})

describe('what the broker bills', () => {
  it('comes 15 a page, the latest first', async () => {
    const { body } = await below<Billing>(gateway, customer, 'listCustomsBillings', fileNo)
    expect([body.data.length, body.maxResults]).toEqual([15, 15])
    expect(body.totalRecords).toBeGreaterThan(15)
    const days = (await billings()).map(({ dateInvoice = '' }) => dateInvoice)
    expect(days).toEqual([...days].sort().reverse())
    const amounts = (await billings({ sort: 'totalAmount' })).map(({ totalAmount = 0 }) => totalAmount)
    expect(amounts).toEqual([...amounts].sort((one, other) => one - other))
    expect((await billings({ sort: 'suffix' })).map(({ suffix }) => Number(suffix))).toEqual(
      Array.from({ length: body.totalRecords }, (_, index) => index + 1),
    )
  })

  it('is broken down into printed charges that add up', async () => {
    for (const { suffix, totalAmount = 0 } of await billings()) {
      const lines = await charges(suffix)
      expect(lines.length).toBeGreaterThan(0)
      expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBeCloseTo(totalAmount, 2)
      // Own costs of the broker have line numbers, too, and never show.
      expect(lines.filter(({ chargeDesc }) => chargeDesc.startsWith('Cost of'))).toEqual([])
      const numbers = lines.map(({ lineNo = 0 }) => lineNo)
      expect(numbers).toEqual([...numbers].sort((one, other) => one - other))
    }
  })

  it('never shows charges that are not printed', async () => {
    const refused = async (additionalFilters: object) =>
      refusedFields(await below(gateway, customer, 'listCustomsBillingLines', fileNo, { additionalFilters }))
    expect(await refused({ printY: 'N', suffix: '01' })).toEqual(['additionalFilters.printY'])
    expect(await refused({ suffix: '01' })).toEqual(['additionalFilters.printY'])
    expect(await refused({ printY: 'Y' })).toEqual(['additionalFilters.suffix'])
    expect(await charges('99')).toEqual([])
  })

  it('is closed to a user without access to it, whatever the file', async () => {
    const lines = { additionalFilters: { printY: 'Y', suffix: '01' } }
    for (const path of [fileNo, 'CF-0000000']) {
      expect((await below(gateway, cast.noBill, 'listCustomsBillings', path)).status).toBe(403)
      expect((await below(gateway, cast.noBill, 'listCustomsBillingLines', path, lines)).status).toBe(403)
    }
    expect((await below(gateway, cast.noBill, 'listCommercialInvoices', fileNo)).status).toBe(200)
  })
})

describe('who sees them', () => {
  const bodies: [OperationId, object][] = [
    ['listDeliveryOrders', {}],
    ['listCustomsBillings', {}],
    ['listCustomsBillingLines', { additionalFilters: { printY: 'Y', suffix: '01' } }],
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
