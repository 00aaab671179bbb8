import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Schemas } from '../../../src/contract/index.ts'
import { documented } from '../support/documented.ts'
import type { Session, TestGateway } from '../support/gateway.ts'
import { fieldsOf, testGateway } from '../support/gateway.ts'

type Template = Schemas['BookingTemplate']
type Row = Schemas['TemplateListItem']

const DAY = 86_400_000
const named: Template = {
  funcCode: '9',
  jobStageCode: 'T',
  templateStatus: 'A',
  isPrivate: 1,
  templateName: 'Fruit to Los Angeles',
  shipper: 'PACFRT01',
  shipperName: 'PACIFIC FRUIT TRADING',
  bizType: 'SE',
  shipmentType: 'FCL',
  orgCountry: 'JP',
  orgCity: 'JPYOK',
  orgCityName: 'Yokohama',
  podCtry: 'US',
  podCity: 'USLAX',
  podName: 'Los Angeles',
  commodity: 'Fresh apples',
  containers: [{ type: '45G1', qty: 2 }],
}

let gateway: TestGateway
let customer: Session
let colleague: Session
let admin: Session
let withoutTemplates: Session
let elsewhere: Session
beforeAll(async () => {
  gateway = await testGateway()
  customer = await gateway.signIn('CUSTOMER')
  colleague = await gateway.signIn('CUSTADMIN')
  admin = await gateway.signIn('ADMIN')
  withoutTemplates = await gateway.signIn('LIMITED')
  elsewhere = await gateway.signIn('CUSTOMER', 'KAIYO')
})
afterAll(() => gateway.close())

function save<Body = Schemas['TemplateReply']>(session: Session, body: unknown, action = 'S') {
  return gateway.call<Body>('saveTemplate', { ...session, query: { action }, body })
}
const refusal = (session: Session, body: unknown) => save<Schemas['Problem']>(session, body)
const read = (session: Session, id: string) => gateway.call<Template>('getTemplate', { ...session, path: { id } })
const without = (template: Template, ...fields: (keyof Template)[]): Template =>
  Object.fromEntries(Object.entries(template).filter(([field]) => !fields.some((one) => one === field)))
async function created(session: Session, body: Template): Promise<Template & { unId: string }> {
  const { status, body: reply } = await save(session, body)
  expect(status).toBe(201)
  return { ...reply.data, unId: reply.data.unId ?? '' }
}
async function rows(session: Session, query: Record<string, string | number> = {}): Promise<Row[]> {
  const { status, body } = await gateway.call<Schemas['TemplateList']>('listTemplates', { ...session, query })
  expect(status).toBe(200)
  expect(body.totalRecords).toBe(body.data.length)
  return body.data
}

describe('the list of templates', () => {
  it('holds active and disabled ones, public and private ones', async () => {
    const all = await rows(customer)
    expect(new Set(all.map(({ templateStatus }) => templateStatus))).toEqual(new Set(['A', 'I']))
    expect(new Set(all.map(({ isPrivate }) => isPrivate))).toEqual(new Set([0, 1]))
    const active = await rows(customer, { TemplateStatus: 'A' })
    expect(active.length).toBeLessThan(all.length)
    expect(new Set(active.map(({ templateStatus }) => templateStatus))).toEqual(new Set(['A']))
    expect(await rows(customer, { TemplateStatus: 'A,I' })).toEqual(all)
    expect((await gateway.call('listTemplates', { ...customer, query: { TemplateStatus: 'X' } })).status).toBe(400)
  })

  it('reaches back as many days as asked', async () => {
    const recent = await rows(customer, { CreateDateNoOfDaysAgo: 60 })
    expect(recent.length).toBeGreaterThan(0)
    expect(recent.length).toBeLessThan((await rows(customer)).length)
    const dates = await Promise.all(
      recent.map(async ({ unId }) => (await read(customer, unId)).body.auditTrail?.createdDate ?? ''),
    )
    expect(dates).toEqual([...dates].sort().reverse())
    expect(Date.now() - Date.parse(dates.at(-1) ?? '')).toBeLessThan(61 * DAY)
  })

  it('tells administrators alone whose they are, and shows them all', async () => {
    expect((await rows(admin)).every(({ customer: owner }) => owner !== undefined)).toBe(true)
    expect((await rows(customer)).some((row) => 'customer' in row)).toBe(false)
    const own = (await rows(customer)).map(({ unId }) => unId)
    const hidden = (await rows(admin)).find(({ unId }) => !own.includes(unId))?.unId ?? ''
    expect((await read(admin, hidden)).body).toMatchObject({
      unId: hidden,
      customer: expect.any(String),
      customerName: expect.any(String),
    })
    expect((await read(customer, hidden)).status).toBe(404)
  })

  it('is closed without the module, and to another tenant', async () => {
    const id = (await rows(customer))[0]?.unId ?? ''
    expect((await gateway.call('listTemplates', withoutTemplates)).status).toBe(403)
    expect((await save(withoutTemplates, named)).status).toBe(403)
    expect((await read(withoutTemplates, id)).status).toBe(403)
    expect((await read(elsewhere, id)).status).toBe(404)
    expect((await gateway.call('listTemplates', { tenant: 'ACME' })).status).toBe(401)
    expect((await gateway.call('getTemplate', { tenant: 'ACME', path: { id } })).status).toBe(401)
    expect((await gateway.call('saveTemplate', { tenant: 'ACME', query: { action: 'S' }, body: named })).status).toBe(
      401,
    )
  })
})

describe('saving a template', () => {
  it('creates it with id, number and history', async () => {
    const template = await created(customer, named)
    const { templateName, templateStatus, isPrivate } = named
    expect(template).toMatchObject({ templateName, templateStatus, isPrivate, auditTrail: { createdBy: 'CUSTOMER' } })
    expect(template.templateNo).toMatch(/^TPL-\d{7}$/)
    expect(template).not.toHaveProperty('customer')
    expect(template.containers).toEqual([{ id: '1', type: '45G1', qty: 2 }])
    expect((await read(customer, template.unId)).body).toEqual(template)
    expect((await rows(customer))[0]).toEqual({
      unId: template.unId,
      templateNo: template.templateNo,
      templateName: 'Fruit to Los Angeles',
      templateStatus: 'A',
      isPrivate: 1,
      shipper: 'PACIFIC FRUIT TRADING',
      bizType: 'SE',
      commodity: 'Fresh apples',
      departure: 'Yokohama',
      destination: 'Los Angeles',
    })
  })

  it('needs a name and a mode, is active and private unless the call says otherwise', async () => {
    expect(fieldsOf(await refusal(customer, {}))).toEqual(['templateName', 'bizType'])
    expect(fieldsOf(await refusal(customer, { ...named, templateName: '  ' }))).toEqual(['templateName'])
    expect(await created(customer, { templateName: 'Bare', bizType: 'AE' })).toMatchObject({
      templateStatus: 'A',
      isPrivate: 1,
    })
  })

  it('as new copies one under an id and a number of its own', async () => {
    const first = await created(customer, named)
    const content = without((await read(customer, first.unId)).body, 'unId', 'templateNo', 'auditTrail', 'lastUpdated')
    const asNew: Template = { templateName: 'Fruit to Oakland', funcCode: '9', jobStageCode: 'T', templateStatus: 'A' }
    const second = await created(customer, { ...content, ...asNew })
    expect(second.unId).not.toBe(first.unId)
    expect(second.templateNo).not.toBe(first.templateNo)
    expect((await read(customer, first.unId)).body.templateName).toBe('Fruit to Los Angeles')
    expect(second.containers).toEqual(first.containers)
  })

  it('replaces it and notes who did', async () => {
    const { unId, templateNo } = await created(customer, named)
    const { status, body } = await save(admin, {
      ...named,
      unId,
      funcCode: '5',
      commodity: 'Table grapes',
      isPrivate: 0,
    })
    expect(status).toBe(200)
    expect(body.data).toMatchObject({
      unId,
      templateNo,
      commodity: 'Table grapes',
      isPrivate: 0,
      auditTrail: { createdBy: 'CUSTOMER', lastUpdatedBy: 'ADMIN' },
    })
    expect((await rows(customer)).find((row) => row.unId === unId)).toMatchObject({
      commodity: 'Table grapes',
      isPrivate: 0,
    })
  })

  it('disables and enables it', async () => {
    const template = await created(customer, named)
    const toggled = async (templateStatus: 'A' | 'I') =>
      (await save(customer, { ...named, unId: template.unId, funcCode: '5', templateStatus })).body.data.templateStatus
    expect(await toggled('I')).toBe('I')
    expect((await rows(customer, { TemplateStatus: 'A' })).some(({ unId }) => unId === template.unId)).toBe(false)
    expect((await read(customer, template.unId)).body.templateStatus).toBe('I')
    expect(await toggled('A')).toBe('A')
  })

  it('keeps the status and the availability that are not sent', async () => {
    const { unId } = await created(customer, { ...named, isPrivate: 0 })
    await save(customer, { ...named, unId, funcCode: '5', templateStatus: 'I', isPrivate: 0 })
    const { body } = await save(customer, { ...without(named, 'templateStatus', 'isPrivate'), unId, funcCode: '5' })
    expect(body.data).toMatchObject({ templateStatus: 'I', isPrivate: 0 })
  })

  it.each<[string, Template, string]>([
    ['a name above 100 characters', { templateName: 'x'.repeat(101) }, 'templateName'],
    ['an address line above 45', { shprAddr1: 'x'.repeat(46) }, 'shprAddr1'],
    [
      'five rows of containers',
      { containers: Array.from({ length: 5 }, () => ({ type: '22G1', qty: 1 })) },
      'containers',
    ],
    ['an availability of 2', { isPrivate: 2 } as unknown as Template, 'isPrivate'],
    ['an unknown status', { templateStatus: 'X' } as unknown as Template, 'templateStatus'],
    ['an unknown field', { colour: 'red' } as Template, 'colour'],
    ['function code 9 with an id', { unId: 'TP1' }, 'unId'],
    ['function code 5 without one', { funcCode: '5' }, 'unId'],
    ['a delete', { funcCode: '1' }, 'funcCode'],
  ])('refuses %s', async (_case, wrong, field) => {
    const answer = await refusal(customer, { ...named, ...wrong })
    expect(answer.status).toBe(400)
    expect(fieldsOf(answer)).toEqual([field])
  })

  it('refuses an unknown id, another action and what is too large', async () => {
    expect((await save(customer, { ...named, unId: 'TP1', funcCode: '5' })).status).toBe(404)
    expect((await read(customer, 'TP1')).status).toBe(404)
    expect((await save(customer, named, 'D')).status).toBe(400)
    expect((await refusal(customer, JSON.stringify({ ...named, commodity: 'x'.repeat(1_100_000) }))).status).toBe(413)
  })
})

describe('a template belongs to who made it', () => {
  it("a private one is the owner's alone: nobody else of the company sees it", async () => {
    const { unId } = await created(customer, named)
    expect((await read(colleague, unId)).status).toBe(404)
    expect((await rows(colleague)).some((row) => row.unId === unId)).toBe(false)
    expect((await save(colleague, { ...named, unId, funcCode: '5' })).status).toBe(404)
    expect((await read(admin, unId)).status).toBe(200)
  })

  it('a public one can be read by the company, and changed by the owner and administrators', async () => {
    const { unId } = await created(customer, { ...named, isPrivate: 0 })
    expect((await read(colleague, unId)).status).toBe(200)
    const before = (await read(customer, unId)).body
    const refused = await refusal(colleague, { ...named, unId, funcCode: '5', templateName: 'Mine now', isPrivate: 1 })
    expect(refused).toMatchObject({ status: 403, body: { code: 'forbidden' } })
    expect((await read(customer, unId)).body).toEqual(before)
    expect((await save(admin, { ...named, unId, funcCode: '5', templateName: 'Seen to' })).status).toBe(200)
    expect((await read(customer, unId)).body.templateName).toBe('Seen to')
  })
})

describe("a template's customer", () => {
  it('is the company of an ordinary user, whatever that user sends', async () => {
    const { unId } = await created(customer, { ...named, customer: 'NORDHV01', customerName: 'NORDHAVEN MASCHINEN' })
    expect((await read(admin, unId)).body).toMatchObject({
      customer: 'PACFRT01',
      customerName: 'PACIFIC FRUIT TRADING',
    })
  })

  it('is chosen by an administrator, and its people see the template once it is public', async () => {
    const template = await created(admin, { ...named, isPrivate: 0, customer: 'NORDHV01' })
    expect(template).toMatchObject({ customer: 'NORDHV01', customerName: 'NORDHAVEN MASCHINEN' })
    expect((await read(customer, template.unId)).status).toBe(404)
    const { body } = await save(admin, {
      ...named,
      unId: template.unId,
      funcCode: '5',
      customer: 'PACFRT01',
      isPrivate: 0,
    })
    expect(body.data.customerName).toBe('PACIFIC FRUIT TRADING')
    expect((await read(customer, template.unId)).status).toBe(200)
  })

  it('stays when it is not sent, and is one of the customers', async () => {
    const { unId } = await created(admin, { ...named, customer: 'NORDHV01' })
    expect((await save(admin, { ...named, unId, funcCode: '5' })).body.data.customer).toBe('NORDHV01')
    expect(fieldsOf(await refusal(admin, { ...named, customer: 'NOBODY' }))).toEqual(['customer'])
    expect(fieldsOf(await refusal(admin, { ...named, unId, funcCode: '5', customer: 'NORDHV' }))).toEqual(['customer'])
  })
})

it('has shown every documented status', () => {
  const missing = documented(['listTemplates', 'saveTemplate', 'getTemplate']).filter((one) => !gateway.seen.has(one))
  expect(missing).toEqual([])
})
