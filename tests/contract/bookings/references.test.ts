import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Schemas } from '../../../src/contract/index.ts'
import { complete, draft } from '../support/booking-examples.ts'
import type { Session, TestGateway } from '../support/gateway.ts'
import { testGateway } from '../support/gateway.ts'
import { completeQuote } from '../support/quote-examples.ts'

let gateway: TestGateway
let customer: Session
let admin: Session
beforeAll(async () => {
  gateway = await testGateway()
  customer = await gateway.signIn('CUSTOMER')
  admin = await gateway.signIn('ADMIN')
})
afterAll(() => gateway.close())

const submit = (body: object, session = customer, headers = {}) =>
  gateway.call('saveBooking', { ...session, query: { action: 'S' }, body: { ...complete, ...body }, headers })
const MESSAGE = 'Please select a value'

describe('[GW-04][HD-29] what a submitted booking refers to', () => {
  it.each<[string, object, string]>([
    ['a party that there is not', { shipper: 'NOBODY99' }, 'shipper'],
    ['a party of another company', { shipper: 'INDUSL01', shipperName: 'INDUSLOOM FABRICS' }, 'shipper'],
    ['a party in a role that it does not have', { consignee: 'QUAYWH01' }, 'consignee'],
    [
      'a place to collect from of another company',
      { pickupInfo: { required: 1, readyDate: '20991231', collectFrom: { partyId: 'INDUSL01' } } },
      'pickupInfo.collectFrom.partyId',
    ],
    [
      'a party in a part that the form does not show',
      { deliveryInfo: { required: 0, deliverTo: { partyId: 'INDUSL01' } } },
      'deliveryInfo.deliverTo.partyId',
    ],
    ['a country that there is not', { orgCountry: 'QQ' }, 'orgCountry'],
    ['a city of another country', { orgCity: 'USLAX' }, 'orgCity'],
    ['a port without a quay', { podCity: 'USCHI', podName: 'Chicago' }, 'podCity'],
    ['a unit that there is not', { bkgWgtUt: 'STONES' }, 'bkgWgtUt'],
    [
      'a container type that there is not',
      {
        containers: [
          { type: '45G1', qty: 1 },
          { type: '99X9', qty: 1 },
        ],
      },
      'containers.1.type',
    ],
    ['a service of another mode', { serviceRequest: 'NONE' }, 'serviceRequest'],
    ['a template that there is not', { templateunId: 'TP0' }, 'templateunId'],
  ])('is refused with its place: %s', async (_what, body, field) => {
    const { status, body: problem } = await submit(body)
    expect([status, problem.fieldErrors]).toEqual([400, expect.arrayContaining([{ field, message: MESSAGE }])])
  })

  it('is refused in the language of the caller, once the rules of the form are kept', async () => {
    const { body } = await submit({ shipper: 'NOBODY99' }, customer, { 'accept-language': 'ja' })
    expect(body.fieldErrors).toEqual([{ field: 'shipper', message: '値を選択してください' }])
    const wrong = await submit({ shipper: 'NOBODY99', bkPcs: 0 })
    expect(wrong.body.fieldErrors?.map(({ field }) => field)).toEqual(['bkPcs'])
  })

  it('may be anything while it is a draft, and any party of the tenant for an administrator', async () => {
    const body = { ...draft, shipper: 'NOBODY99' }
    expect((await gateway.call('saveBooking', { ...customer, query: { action: 'S' }, body })).status).toBe(201)
    expect((await submit({ shipper: 'INDUSL01', shipperName: 'INDUSLOOM FABRICS' }, admin)).status).toBe(201)
  })

  it('is what the form offers: several services, a template of the company', async () => {
    const services = await gateway.call<Schemas['LookupList']>('listSystemCodes', {
      ...customer,
      query: { Type: 'SESRVREQ' },
    })
    const serviceRequest = services.body.lookupItems
      .slice(0, 2)
      .map(({ value }) => value)
      .join(',')
    const templates = await gateway.call<Schemas['TemplateList']>('listTemplates', {
      ...customer,
      query: { TemplateStatus: 'A' },
    })
    expect((await submit({ serviceRequest, templateunId: templates.body.data[0]?.unId })).status).toBe(201)
  })
})

it('[GW-04] a submitted quote refers to what there is', async () => {
  const { status, body } = await gateway.call('saveQuote', {
    ...customer,
    body: { ...completeQuote, partyIdShpr: 'INDUSL01', totPcsUt: 'HEAPS' },
  })
  expect([status, body.fieldErrors]).toEqual([
    400,
    [
      { field: 'partyIdShpr', message: MESSAGE },
      { field: 'totPcsUt', message: MESSAGE },
    ],
  ])
})
