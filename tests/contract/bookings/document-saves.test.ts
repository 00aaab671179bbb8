import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Schemas } from '../../../src/contract/index.ts'
import type { DocumentCalls, Shipment } from '../support/document-calls.ts'
import { added, documentCalls, isOpen } from '../support/document-calls.ts'
import { documented } from '../support/documented.ts'
import { base64, pdf } from '../support/files.ts'
import type { Session, TestGateway } from '../support/gateway.ts'
import { fieldsOf, testGateway } from '../support/gateway.ts'

type Reply = Schemas['DocumentsReply']

let gateway: TestGateway
let calls: DocumentCalls
let customer: Session
beforeAll(async () => {
  gateway = await testGateway()
  calls = documentCalls(gateway)
  customer = await gateway.signIn('CUSTOMER')
})
afterAll(() => gateway.close())

describe('saving documents', () => {
  it('adds them under the next numbers, and says who and when', async () => {
    const { gShpId, documents = [] } = await calls.shipmentWith(customer, isOpen)
    const highest = documents[0]?.docSNo ?? 0
    const { status, body } = await calls.save(
      customer,
      added(gShpId),
      added(gShpId, { name: '請求書.PDF', type: undefined, fileData: base64(pdf('2')) }),
    )
    expect([status, body.statusMessage]).toEqual([201, 'Document(s) uploaded successfully'])
    expect(body.documents).toMatchObject([
      {
        docSNo: highest + 1,
        fileName: 'Invoice 7781.pdf',
        documentType: 'pdf',
        type: 'CIV',
        source: 'CP',
        action: 'existing',
        uploadBy: 'CUSTOMER',
      },
      { docSNo: highest + 2, fileName: '請求書.PDF', documentType: 'pdf', uploadByName: 'Casey Customer' },
    ])
    expect(body.documents[0]?.uploadDate).toBe(new Date().toISOString().slice(0, 10).replaceAll('-', ''))
    expect((await calls.shipment(customer, gShpId)).documents).toEqual([...body.documents].reverse().concat(documents))
    const file = await calls.download(customer, body.documents[1]?.externalID)
    expect(file.body).toEqual(pdf('2'))
    expect(file.headers.get('content-disposition')).toBe(
      `attachment; filename="___.PDF"; filename*=UTF-8''%E8%AB%8B%E6%B1%82%E6%9B%B8.PDF`,
    )
  })

  it('adds them in the order of the numbers that they are sent with, whichever comes first', async () => {
    const { gShpId, documents = [] } = await calls.shipmentWith(customer, isOpen)
    const highest = documents[0]?.docSNo ?? 0
    const { body } = await calls.save(
      customer,
      added(gShpId, { name: 'second.pdf', docSNo: highest + 2 }),
      added(gShpId, { name: 'first.pdf', docSNo: highest + 1 }),
    )
    expect(body.documents).toMatchObject([
      { docSNo: highest + 2, fileName: 'second.pdf' },
      { docSNo: highest + 1, fileName: 'first.pdf' },
    ])
  })

  it('replaces and deletes them', async () => {
    const { gShpId } = await calls.shipmentWith(customer, isOpen)
    const [one, other] = (await calls.save(customer, added(gShpId), added(gShpId))).body.documents
    const changed = await calls.save(
      customer,
      {
        ...added(gShpId, { name: 'Corrected.csv', type: undefined, fileData: base64('a,b\r\n') }),
        docActionCode: 'U',
        externalId: one?.externalID,
      },
      { refKey: gShpId, docActionCode: 'D', externalId: other?.externalID },
    )
    expect(changed.status).toBe(201)
    expect(changed.body.documents).toMatchObject([
      { docSNo: one?.docSNo, externalID: one?.externalID, fileName: 'Corrected.csv', documentType: 'csv', type: 'CIV' },
      { externalID: other?.externalID, actionCode: 'D' },
    ])
    expect((await calls.download(customer, one?.externalID)).body.toString()).toBe('a,b\r\n')
    expect((await calls.download(customer, other?.externalID)).status).toBe(404)
    const ids = ((await calls.shipment(customer, gShpId)).documents ?? []).map(({ externalID }) => externalID)
    expect(ids).toContain(one?.externalID)
    expect(ids).not.toContain(other?.externalID)
  })

  it('keeps the bytes of a file that another record has, too', async () => {
    const [first, second] = (await calls.shipments(customer)).map(({ gShpId }) => gShpId)
    const same = { fileData: base64(pdf('shared')) }
    const [one] = (await calls.save(customer, added(first ?? '', same))).body.documents
    const [other] = (await calls.save(customer, added(second ?? '', same))).body.documents
    await calls.save(customer, { refKey: first, docActionCode: 'D', externalId: one?.externalID })
    expect((await calls.download(customer, other?.externalID)).body).toEqual(pdf('shared'))
  })

  it('does so for bookings, and for several records at once', async () => {
    const { body } = await gateway.call<Schemas['BookingList']>('listBookings', { ...customer })
    const unId = body.data[0]?.unId ?? ''
    const { gShpId } = await calls.shipmentWith(customer, isOpen)
    const saved = await calls.save(customer, added(unId), added(gShpId))
    expect(saved.status).toBe(201)
    for (const { externalID } of saved.body.documents)
      expect((await calls.download(customer, externalID)).status).toBe(200)
  })

  it('[HD-10] refuses single documents and saves the others', async () => {
    const { gShpId } = await calls.shipmentWith(customer, isOpen)
    const { status, body } = await calls.save(
      customer,
      added(gShpId, { name: 'Invoice.exe' }),
      added(gShpId, { fileData: base64('MZ\0\0 not a page') }),
      added(gShpId, { name: '../../Invoice.pdf' }),
      added(gShpId, { fileData: '' }),
      added(gShpId, { name: 'Good.pdf' }),
    )
    expect([status, body.statusMessage]).toEqual([200, '4 of 5 documents could not be saved.'])
    expect(body.documents.map(({ statusMessage }) => statusMessage)).toEqual([
      expect.stringMatching(/^Please upload only files of pdf, txt, .*ico$/),
      'The content of the file is not that of a pdf file.',
      'The file name must not hold a path.',
      'The file is empty.',
      undefined,
    ])
    const names = ((await calls.shipment(customer, gShpId)).documents ?? []).map(({ fileName }) => fileName)
    expect(names[0]).toBe('Good.pdf')
    expect(names).not.toContain('Invoice.exe')
  })

  it("[HD-10] keeps to the limits of the record's owner", async () => {
    const { fileSize = '', fileTypes = '' } = (
      await gateway.call<Schemas['BusinessRules']>('getBusinessRules', {
        ...customer,
        query: { OwnerID: 'ACMEUS', RuleCode_Sno: 'CMCHECKFILESIZE_1,CMCHKFILEEXTENSION_1' },
      })
    ).body
    const { gShpId } = await calls.shipmentWith(customer, (found) => found.createOwnerId === 'ACMEUS' && isOpen(found))
    const large = base64(Buffer.concat([pdf(), Buffer.alloc(2 * 1024 * 1024)]))
    const { body } = await calls.save(
      customer,
      added(gShpId, { fileData: large }),
      added(gShpId, { name: 'Picture.gif', fileData: base64('GIF89a') }),
    )
    expect(body.documents.map(({ statusMessage }) => statusMessage)).toEqual([
      `File size should be less than ${fileSize}`,
      `Please upload only files of ${fileTypes.replaceAll(',', ', ')}`,
    ])
  })

  it('takes five files of the largest size at once', async () => {
    const { gShpId } = await calls.shipmentWith(customer, (found) => found.createOwnerId !== 'ACMEUS' && isOpen(found))
    const largest = Buffer.alloc(10 * 1024 * 1024, ' ')
    pdf().copy(largest)
    const saved = await calls.save(
      customer,
      ...Array.from({ length: 5 }, (_, index) => added(gShpId, { name: `${index}.pdf`, fileData: base64(largest) })),
    )
    expect(saved.status).toBe(201)
    const { body } = await calls.download(customer, saved.body.documents[4]?.externalID)
    expect(body.equals(largest)).toBe(true)
    const [larger] = (
      await calls.save(customer, added(gShpId, { fileData: base64(Buffer.concat([largest, Buffer.alloc(1)])) }))
    ).body.documents
    expect(larger?.statusMessage).toBe('File size should be less than 10M')
  })

  it('refuses a body that no five files can have', async () => {
    const { gShpId } = await calls.shipmentWith(customer, isOpen)
    expect(
      (await calls.save<Schemas['Problem']>(customer, added(gShpId, { fileData: 'A'.repeat(72 * 1024 * 1024) })))
        .status,
    ).toBe(413)
  })

  it('names the fields that are wrong', async () => {
    const { gShpId } = await calls.shipmentWith(customer, isOpen)
    expect(fieldsOf(await calls.save<Schemas['Problem']>(customer, { refKey: gShpId, docActionCode: 'A' }))).toEqual([
      'documents.0.name',
      'documents.0.fileData',
    ])
    expect(
      fieldsOf(await calls.save<Schemas['Problem']>(customer, added(gShpId), { refKey: gShpId, docActionCode: 'D' })),
    ).toEqual(['documents.1.externalId'])
    expect(fieldsOf(await calls.save<Schemas['Problem']>(customer, { ...added(gShpId), docActionCode: 'U' }))).toEqual([
      'documents.0.externalId',
    ])
    expect(
      fieldsOf(await calls.save<Schemas['Problem']>(customer, added(gShpId, { fileData: 'not base64!' }))),
    ).toEqual(['documents.0.fileData'])
    expect(fieldsOf(await calls.save<Schemas['Problem']>(customer, added(gShpId, { type: 'NOPE' })))).toEqual([
      'documents.0.type',
    ])
    expect(
      fieldsOf(await calls.save<Schemas['Problem']>(customer, added(gShpId, { description: 'x'.repeat(251) }))),
    ).toEqual(['documents.0.description'])
    expect(fieldsOf(await calls.save<Schemas['Problem']>(customer, added(gShpId, { docActionCode: 'X' })))).toEqual([
      'documents.0.docActionCode',
    ])
    expect(fieldsOf(await calls.save<Schemas['Problem']>(customer))).toEqual(['documents'])
    expect(
      fieldsOf(await calls.save<Schemas['Problem']>(customer, ...Array.from({ length: 6 }, () => added(gShpId)))),
    ).toEqual(['documents'])
  })
})

describe('documents that stay as they are', () => {
  const messages = ({ body }: { body: Reply }) => body.documents.map(({ statusMessage }) => statusMessage)

  it('are those that were not uploaded in the portal', async () => {
    const { gShpId, documents = [] } = await calls.shipmentWith(
      customer,
      (found) => isOpen(found) && (found.documents ?? []).some(({ source }) => source !== 'CP'),
    )
    const foreign = documents.find(({ source }) => source !== 'CP')
    const answer = await calls.save(customer, { refKey: gShpId, docActionCode: 'D', externalId: foreign?.externalID })
    expect([answer.status, messages(answer)]).toEqual([
      200,
      ['Only documents that were uploaded in the portal can be changed.'],
    ])
    expect((await calls.shipment(customer, gShpId)).documents).toContainEqual(foreign)
  })

  it('are those of a closed shipment, which takes new ones', async () => {
    const own = (found: Shipment) => found.documents?.find(({ source }) => source === 'CP')
    const closed = await calls.shipmentWith(customer, (found) => !isOpen(found) && own(found) !== undefined)
    const externalId = own(closed)?.externalID
    const answer = await calls.save(
      customer,
      { refKey: closed.gShpId, docActionCode: 'D', externalId },
      { ...added(closed.gShpId), docActionCode: 'U', externalId },
      added(closed.gShpId),
    )
    const fault = 'The record is closed; its documents cannot be changed.'
    expect(messages(answer)).toEqual([fault, fault, undefined])
  })

  it('are those of another record than the one that is named, and those that are not there', async () => {
    const [first, second] = (await calls.shipments(customer)).map(({ gShpId }) => gShpId)
    const [document] = (await calls.save(customer, added(first ?? ''))).body.documents
    const answer = await calls.save(
      customer,
      { refKey: second, docActionCode: 'D', externalId: document?.externalID },
      { refKey: first, docActionCode: 'D', externalId: 'DOC0' },
    )
    expect(messages(answer)).toEqual(['The record has no such document.', 'The record has no such document.'])
    expect((await calls.download(customer, document?.externalID)).status).toBe(200)
  })
})

it('has shown every documented status, beside those of who may save', () => {
  const missing = documented(['saveDocuments']).filter((one) => !gateway.seen.has(one))
  expect(missing).toEqual(['saveDocuments 401', 'saveDocuments 403', 'saveDocuments 404'])
})
