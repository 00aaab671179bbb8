import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CompiledForms } from '../../../src/config/node.ts'
import { checkTenant, compileForms } from '../../../src/config/node.ts'
import type { Schemas } from '../../../src/contract/index.ts'
import { readConfig } from '../../../src/tools/project/read.ts'
import { bookingCalls } from '../support/booking-calls.ts'
import type { BookingCalls } from '../support/booking-calls.ts'
import { complete, draft } from '../support/booking-examples.ts'
import { added, documentCalls, isOpen } from '../support/document-calls.ts'
import type { DocumentCalls } from '../support/document-calls.ts'
import { base64, pdf } from '../support/files.ts'
import type { Session, TestGateway } from '../support/gateway.ts'
import { fieldsOf, testGateway } from '../support/gateway.ts'
import { completeQuote } from '../support/quote-examples.ts'

const config = readConfig(fileURLToPath(new URL('../../..', import.meta.url)))

/** KAIYO's forms, whose booking asks for a certificate when it is submitted. */
function withCertificate(): CompiledForms {
  const path = 'tenants/KAIYO/forms/booking.layout.json'
  const field = {
    ...{
      label: 'field.commodity',
      widget: 'documents',
      path: 'documents',
      options: { ofType: 'x_certificate', most: 2 },
    },
    ...{ required: { on: 'submit', message: 'form.pleaseSelect' }, after: 'referenceNumber' },
  }
  const layout = (config.files.get(path) ?? '').replace(
    '"hblAwbNo": {',
    `"x_certificate": ${JSON.stringify(field)}, "hblAwbNo": {`,
  )
  const input = { ...config, files: new Map([...config.files, [path, layout]]) }
  const forms = compileForms(input, 'KAIYO')
  if (forms === undefined) throw new Error(JSON.stringify(checkTenant(input, 'KAIYO')))
  return forms
}

let gateway: TestGateway
let documents: DocumentCalls
let bookings: BookingCalls
let customer: Session
beforeAll(async () => {
  const forms = withCertificate()
  gateway = await testGateway({ rules: ({ id }) => Promise.resolve(id === 'KAIYO' ? forms : undefined) })
  documents = documentCalls(gateway)
  bookings = bookingCalls(gateway)
  customer = await gateway.signIn('CUSTOMER', 'KAIYO')
})
afterAll(() => gateway.close())

const certificate = { type: 'x_certificate', name: 'Certificate.pdf', description: undefined }
const whole = { ...complete, referenceNumber: 'PO 7781' }
const inForm = (more: object = {}) => ({
  ...{ actionCode: 'A' as const, fileName: 'Certificate.pdf', fileData: base64(pdf('c')), type: 'x_certificate' },
  ...more,
})

describe("a document of the tenant's own type", () => {
  it('is kept with a record of the kind whose form declares it, by a save of documents and by one of the form', async () => {
    const { unId } = await bookings.created(customer, draft)
    const { status, body } = await documents.save(customer, added(unId, certificate))
    expect([status, body.documents[0]?.type]).toEqual([201, 'x_certificate'])
    const saved = await bookings.save(customer, { ...draft, funcCode: '5', unId, documents: [inForm()] })
    expect(saved.status).toBe(200)
    const { body: booking } = await bookings.read(customer, unId)
    expect(booking.documents?.map(({ type }) => type)).toEqual(['x_certificate', 'x_certificate'])
  })

  it('is kept as often as its field takes it, whoever sends one more; what the same save takes out makes room', async () => {
    const { unId } = await bookings.created(customer, draft)
    const two = [added(unId, certificate), added(unId, certificate)]
    const { body } = await documents.save(customer, ...two)
    const third = await documents.save(customer, added(unId, certificate), added(unId))
    expect(third.body.documents.map(({ statusMessage }) => statusMessage)).toEqual([
      'The record has as many documents of this type as it may have: 2.',
      undefined,
    ])
    const byForm = await bookings.refusal(customer, { ...draft, funcCode: '5', unId, documents: [inForm()] })
    expect([byForm.status, fieldsOf(byForm)]).toEqual([400, ['documents.0']])
    const gone = { ...body.documents[0], actionCode: 'D' as const }
    const instead = await bookings.save(customer, { ...draft, funcCode: '5', unId, documents: [inForm(), gone] })
    expect(instead.status).toBe(200)
    const other = body.documents[1]?.externalID
    const inPlace = { refKey: unId, docActionCode: 'D', externalId: other, docSNo: body.documents[1]?.docSNo }
    const swapped = await documents.save(customer, added(unId, certificate), inPlace)
    expect(swapped.body.documents.map(({ statusMessage }) => statusMessage)).toEqual([undefined, undefined])
    const { body: booking } = await bookings.read(customer, unId)
    expect(booking.documents?.filter(({ type }) => type === 'x_certificate')).toHaveLength(2)
  })

  it('is not made of another document where there are as many as the field takes', async () => {
    const { unId } = await bookings.created(customer, draft)
    const { body } = await documents.save(
      customer,
      ...[added(unId, certificate), added(unId, certificate), added(unId)],
    )
    const invoice = body.documents[2]
    const turned = added(unId, { ...certificate, docActionCode: 'U', externalId: invoice?.externalID })
    const answer = await documents.save(customer, turned)
    expect(answer.body.documents[0]?.statusMessage).toMatch(/as many documents of this type/)
  })

  it('is refused as an unknown type is where no form of that kind of record declares it', async () => {
    const { unId } = await bookings.created(customer, draft)
    const { gShpId } = await documents.shipmentWith(customer, isOpen)
    const quote = await gateway.call<Schemas['QuoteReply']>('saveQuote', {
      ...customer,
      query: { action: 'S' },
      body: { ...completeQuote, referenceNumber: 'PO 7781' },
    })
    const refused = [
      added(unId, { ...certificate, type: 'x_licence' }),
      added(gShpId, certificate),
      added(quote.body.data.unId ?? '', certificate),
    ]
    for (const document of refused) {
      const answer = await documents.save(customer, added(unId), document)
      expect([answer.status, fieldsOf(answer)]).toEqual([400, ['documents.1.type']])
    }
    const other = await gateway.signIn('CUSTOMER', 'ACME')
    const { unId: ofOther } = await bookings.created(other, draft)
    expect((await documents.save(other, added(ofOther, certificate))).status).toBe(400)
  })

  it('is asked for when the form is submitted: a stored one, or one that comes with it, and none that a body only claims', async () => {
    const { unId } = await bookings.created(customer, draft)
    const submitted = { ...whole, funcCode: '5' as const, unId }
    const missing = ['documents.x_certificate']
    const submit = (more: object = {}) => bookings.refusal(customer, { ...submitted, ...more })
    expect(fieldsOf(await submit())).toEqual(missing)
    expect(fieldsOf(await submit({ documents: [inForm({ actionCode: undefined, fileData: undefined })] }))).toEqual(
      missing,
    )
    const { body } = await documents.save(customer, added(unId, certificate))
    const gone = { ...body.documents[0], actionCode: 'D' }
    expect(fieldsOf(await submit({ documents: [gone] }))).toEqual(missing)
    expect((await submit()).status).toBe(200)
  })

  it('may be the file that a submission brings', async () => {
    const { unId } = await bookings.created(customer, draft)
    const submitted = { ...whole, funcCode: '5' as const, unId, documents: [inForm()] }
    expect(await bookings.save(customer, submitted)).toMatchObject({ status: 200 })
  })

  it('is asked for of a new record, too: it is saved first', async () => {
    const answer = await bookings.refusal(customer, whole)
    expect([answer.status, fieldsOf(answer)]).toEqual([400, ['documents.x_certificate']])
  })
})

it('a number that no column of the store holds is refused by its field, where no form is published, too', async () => {
  const acme = await gateway.signIn('CUSTOMER')
  const codes = { funcCode: '9', quoteStatus: 'N', jobStageCode: 'H' }
  for (const number of [2 ** 31, -(2 ** 31) - 1]) {
    const containers = [{ type: '45G1', qty: number }]
    const quote = await gateway.call('saveQuote', { ...acme, body: { ...codes, totPcs: number, containers } })
    expect([quote.status, fieldsOf(quote).toSorted()]).toEqual([400, ['containers.0.qty', 'totPcs']])
    const booking = await gateway.call('saveBooking', { ...acme, query: { action: 'S' }, body: { bkPcs: number } })
    expect([booking.status, fieldsOf(booking)]).toEqual([400, ['bkPcs']])
  }
})
