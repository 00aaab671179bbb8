import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Schemas } from '../../src/contract/index.ts'
import { documented } from './support/documented.ts'
import { base64, pdf } from './support/files.ts'
import type { TestGateway } from './support/gateway.ts'
import { testGateway } from './support/gateway.ts'

type Session = { token: string; tenant: string }
type Reply = Schemas['DocumentsReply']
type Document = Schemas['Document']
type Shipment = Schemas['Shipment']

let gateway: TestGateway
let customer: Session
let admin: Session
let limited: Session
let nobill: Session
beforeAll(async () => {
  gateway = await testGateway()
  customer = await gateway.signIn('CUSTOMER')
  admin = await gateway.signIn('ADMIN')
  limited = await gateway.signIn('LIMITED')
  nobill = await gateway.signIn('NOBILL')
})
afterAll(() => gateway.close())

const save = <Body = Reply>(session: Session, ...documents: object[]) => gateway.call<Body>('saveDocuments', { ...session, body: { documents } })
const refusal = (session: Session, ...documents: object[]) => save<Schemas['Problem']>(session, ...documents)
const added = (refKey: string, more: object = {}) => ({
  refKey,
  docActionCode: 'A',
  name: 'Invoice 7781.pdf',
  type: 'CIV',
  description: 'Commercial invoice',
  fileData: base64(pdf('7781')),
  ...more,
})
const download = (session: Session, externalId = '', query: Record<string, string> = { action: 'download' }) =>
  gateway.download('downloadDocument', { ...session, path: { externalId }, query })
const fieldsOf = ({ body }: { body: Schemas['Problem'] }) => (body.fieldErrors ?? []).map(({ field }) => field)

async function shipments(session: Session): Promise<Schemas['ShipmentListItem'][]> {
  return (await gateway.call<Schemas['ShipmentList']>('listShipments', { ...session, query: { MaxResults: 100, PageIndex: -1 } })).body.data
}
const shipment = async (session: Session, id: string) => (await gateway.call<Shipment>('getShipment', { ...session, path: { id } })).body
async function shipmentWith(fits: (found: Shipment) => boolean): Promise<Shipment & { gShpId: string }> {
  for (const { gShpId } of await shipments(customer)) {
    const found = await shipment(customer, gShpId)
    if (fits(found)) return { ...found, gShpId }
  }
  throw new Error('There is no such shipment')
}
const isOpen = ({ conCloseBy, finCloseBy }: Shipment) => conCloseBy === undefined && finCloseBy === undefined
const openShipment = () => shipmentWith(isOpen)

describe('documents of the demonstration world', () => {
  it('[HD-11] hang on shipments, and each downloads under its name', async () => {
    const { documents = [], shpNo = '' } = await shipmentWith(({ documents: held = [] }) => held.length >= 3)
    expect(documents.map(({ docSNo }) => docSNo)).toEqual(documents.map((_, index) => documents.length - index))
    const file = documents.find(({ documentType }) => documentType === 'pdf')
    const { status, headers, body } = await download(customer, file?.externalID)
    expect(status).toBe(200)
    expect(headers.get('content-disposition')).toContain(`attachment; filename="${file?.fileName}"`)
    expect(headers.get('content-type')).toBe('application/pdf')
    expect(headers.get('cache-control')).toContain('no-store')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('content-security-policy')).toContain('sandbox')
    expect(body.subarray(0, 5).toString()).toBe('%PDF-')
    expect(body.toString('latin1')).toContain(`(${shpNo})`)
    expect(file?.downloadableURL).toBe(`/api-gateway/secure/1/docs/${file?.externalID}?action=download`)
  })

  it('may be named without being kept', async () => {
    const archived = (found: Shipment) => found.documents?.find(({ type }) => type === 'EXD')
    const document = archived(await shipmentWith((found) => archived(found) !== undefined))
    expect((await download(customer, document?.externalID)).status).toBe(204)
  })
})

describe('saving documents', () => {
  it('adds them under the next numbers, and says who and when', async () => {
    const { gShpId, documents = [] } = await openShipment()
    const highest = documents[0]?.docSNo ?? 0
    const { status, body } = await save(customer, added(gShpId), added(gShpId, { name: '請求書.PDF', type: undefined, fileData: base64(pdf('2')) }))
    expect([status, body.statusMessage]).toEqual([201, 'Document(s) uploaded successfully'])
    expect(body.documents).toMatchObject([
      { docSNo: highest + 1, fileName: 'Invoice 7781.pdf', documentType: 'pdf', type: 'CIV', source: 'CP', action: 'existing', uploadBy: 'CUSTOMER' },
      { docSNo: highest + 2, fileName: '請求書.PDF', documentType: 'pdf', uploadByName: 'Casey Customer' },
    ])
    expect(body.documents[0]?.uploadDate).toBe(new Date().toISOString().slice(0, 10).replaceAll('-', ''))
    expect((await shipment(customer, gShpId)).documents).toEqual([...body.documents].reverse().concat(documents))
    const file = await download(customer, body.documents[1]?.externalID)
    expect(file.body).toEqual(pdf('2'))
    expect(file.headers.get('content-disposition')).toBe(
      `attachment; filename="___.PDF"; filename*=UTF-8''%E8%AB%8B%E6%B1%82%E6%9B%B8.PDF`,
    )
  })

  it('replaces and deletes them', async () => {
    const { gShpId } = await openShipment()
    const [one, other] = (await save(customer, added(gShpId), added(gShpId))).body.documents
    const changed = await save(
      customer,
      { ...added(gShpId, { name: 'Corrected.csv', type: undefined, fileData: base64('a,b\r\n') }), docActionCode: 'U', externalId: one?.externalID },
      { refKey: gShpId, docActionCode: 'D', externalId: other?.externalID },
    )
    expect(changed.status).toBe(201)
    expect(changed.body.documents).toMatchObject([
      { docSNo: one?.docSNo, externalID: one?.externalID, fileName: 'Corrected.csv', documentType: 'csv', type: 'CIV' },
      { externalID: other?.externalID, actionCode: 'D' },
    ])
    expect((await download(customer, one?.externalID)).body.toString()).toBe('a,b\r\n')
    expect((await download(customer, other?.externalID)).status).toBe(404)
    const ids = ((await shipment(customer, gShpId)).documents ?? []).map(({ externalID }) => externalID)
    expect(ids).toContain(one?.externalID)
    expect(ids).not.toContain(other?.externalID)
  })

  it('keeps the bytes of a file that another record has, too', async () => {
    const [first, second] = (await shipments(customer)).map(({ gShpId }) => gShpId)
    const same = { fileData: base64(pdf('shared')) }
    const [one] = (await save(customer, added(first ?? '', same))).body.documents
    const [other] = (await save(customer, added(second ?? '', same))).body.documents
    await save(customer, { refKey: first, docActionCode: 'D', externalId: one?.externalID })
    expect((await download(customer, other?.externalID)).body).toEqual(pdf('shared'))
  })

  it('does so for bookings, and for several records at once', async () => {
    const { body } = await gateway.call<Schemas['BookingList']>('listBookings', { ...customer })
    const unId = body.data[0]?.unId ?? ''
    const { gShpId } = await openShipment()
    const saved = await save(customer, added(unId), added(gShpId))
    expect(saved.status).toBe(201)
    for (const { externalID } of saved.body.documents) expect((await download(customer, externalID)).status).toBe(200)
  })

  it('[HD-10] refuses single documents and saves the others', async () => {
    const { gShpId } = await openShipment()
    const { status, body } = await save(
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
    const names = ((await shipment(customer, gShpId)).documents ?? []).map(({ fileName }) => fileName)
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
    const { gShpId } = await shipmentWith((found) => found.createOwnerId === 'ACMEUS' && isOpen(found))
    const large = base64(Buffer.concat([pdf(), Buffer.alloc(2 * 1024 * 1024)]))
    const { body } = await save(customer, added(gShpId, { fileData: large }), added(gShpId, { name: 'Picture.gif', fileData: base64('GIF89a') }))
    expect(body.documents.map(({ statusMessage }) => statusMessage)).toEqual([
      `File size should be less than ${fileSize}`,
      `Please upload only files of ${fileTypes.replaceAll(',', ', ')}`,
    ])
  })

  it('takes five files of the largest size at once', async () => {
    const { gShpId } = await shipmentWith((found) => found.createOwnerId !== 'ACMEUS' && isOpen(found))
    const largest = Buffer.alloc(10 * 1024 * 1024, ' ')
    pdf().copy(largest)
    const saved = await save(customer, ...Array.from({ length: 5 }, (_, index) => added(gShpId, { name: `${index}.pdf`, fileData: base64(largest) })))
    expect(saved.status).toBe(201)
    const { body } = await download(customer, saved.body.documents[4]?.externalID)
    expect(body.equals(largest)).toBe(true)
    const [larger] = (await save(customer, added(gShpId, { fileData: base64(Buffer.concat([largest, Buffer.alloc(1)])) }))).body.documents
    expect(larger?.statusMessage).toBe('File size should be less than 10M')
  })

  it('refuses a body that no five files can have', async () => {
    const { gShpId } = await openShipment()
    expect((await refusal(customer, added(gShpId, { fileData: 'A'.repeat(72 * 1024 * 1024) }))).status).toBe(413)
  })

  it('names the fields that are wrong', async () => {
    const { gShpId } = await openShipment()
    expect(fieldsOf(await refusal(customer, { refKey: gShpId, docActionCode: 'A' }))).toEqual(['documents.0.name', 'documents.0.fileData'])
    expect(fieldsOf(await refusal(customer, added(gShpId), { refKey: gShpId, docActionCode: 'D' }))).toEqual(['documents.1.externalId'])
    expect(fieldsOf(await refusal(customer, { ...added(gShpId), docActionCode: 'U' }))).toEqual(['documents.0.externalId'])
    expect(fieldsOf(await refusal(customer, added(gShpId, { fileData: 'not base64!' })))).toEqual(['documents.0.fileData'])
    expect(fieldsOf(await refusal(customer, added(gShpId, { type: 'NOPE' })))).toEqual(['documents.0.type'])
    expect(fieldsOf(await refusal(customer, added(gShpId, { description: 'x'.repeat(251) })))).toEqual(['documents.0.description'])
    expect(fieldsOf(await refusal(customer, added(gShpId, { docActionCode: 'X' })))).toEqual(['documents.0.docActionCode'])
    expect(fieldsOf(await refusal(customer))).toEqual(['documents'])
    expect(fieldsOf(await refusal(customer, ...Array.from({ length: 6 }, () => added(gShpId))))).toEqual(['documents'])
  })
})

describe('documents that stay as they are', () => {
  const messages = ({ body }: { body: Reply }) => body.documents.map(({ statusMessage }) => statusMessage)

  it('are those that were not uploaded in the portal', async () => {
    const { gShpId, documents = [] } = await shipmentWith((found) => isOpen(found) && (found.documents ?? []).some(({ source }) => source !== 'CP'))
    const foreign = documents.find(({ source }) => source !== 'CP')
    const answer = await save(customer, { refKey: gShpId, docActionCode: 'D', externalId: foreign?.externalID })
    expect([answer.status, messages(answer)]).toEqual([200, ['Only documents that were uploaded in the portal can be changed.']])
    expect((await shipment(customer, gShpId)).documents).toContainEqual(foreign)
  })

  it('are those of a closed shipment, which takes new ones', async () => {
    const own = (found: Shipment) => found.documents?.find(({ source }) => source === 'CP')
    const closed = await shipmentWith((found) => !isOpen(found) && own(found) !== undefined)
    const externalId = own(closed)?.externalID
    const answer = await save(
      customer,
      { refKey: closed.gShpId, docActionCode: 'D', externalId },
      { ...added(closed.gShpId), docActionCode: 'U', externalId },
      added(closed.gShpId),
    )
    const told = 'The record is closed; its documents cannot be changed.'
    expect(messages(answer)).toEqual([told, told, undefined])
  })

  it("are those of another record than the one that is named, and those that are not there", async () => {
    const [first, second] = (await shipments(customer)).map(({ gShpId }) => gShpId)
    const [document] = (await save(customer, added(first ?? ''))).body.documents
    const answer = await save(
      customer,
      { refKey: second, docActionCode: 'D', externalId: document?.externalID },
      { refKey: first, docActionCode: 'D', externalId: 'DOC0' },
    )
    expect(messages(answer)).toEqual(['The record has no such document.', 'The record has no such document.'])
    expect((await download(customer, document?.externalID)).status).toBe(200)
  })
})

describe('who reaches documents', () => {
  async function foreign(): Promise<Shipment & { gShpId: string }> {
    const own = new Set((await shipments(customer)).map(({ gShpId }) => gShpId))
    for (const { gShpId } of await shipments(admin)) {
      if (own.has(gShpId)) continue
      const found = await shipment(admin, gShpId)
      if ((found.documents ?? []).some(({ type }) => type !== 'EXD')) return { ...found, gShpId }
    }
    throw new Error('No company but the own one has documents')
  }
  const kept = ({ documents = [] }: Shipment): Document | undefined => documents.find(({ type }) => type !== 'EXD')

  it("[HD-17] is the record's company, and administrators", async () => {
    const other = await foreign()
    const externalId = kept(other)?.externalID
    expect((await download(admin, externalId)).status).toBe(200)
    expect((await download(customer, externalId)).status).toBe(404)
    expect((await save(customer, added(other.gShpId))).status).toBe(404)
    expect((await save(admin, added(other.gShpId))).status).toBe(201)
    expect((await save(customer, added('SH0'))).status).toBe(404)
  })

  it('is not another tenant', async () => {
    const kaiyo = await gateway.signIn('ADMIN', 'KAIYO')
    const { gShpId, documents = [] } = await shipmentWith((found) => kept(found) !== undefined)
    expect((await download(kaiyo, documents[0]?.externalID)).status).toBe(404)
    expect((await save(kaiyo, added(gShpId))).status).toBe(404)
    expect((await download({ ...kaiyo, tenant: 'ACME' }, documents[0]?.externalID)).status).toBe(403)
  })

  it('is nobody without a session', async () => {
    expect((await gateway.download('downloadDocument', { path: { externalId: 'DOC1' }, query: { action: 'download' } })).status).toBe(401)
    expect((await gateway.call('saveDocuments', { body: { documents: [] } })).status).toBe(401)
  })

  it('is nobody in a module that the user lacks', async () => {
    const quotes = (await gateway.call<Schemas['QuoteList']>('listQuotes', { ...customer })).body.data
    const unId = quotes[0]?.unId ?? ''
    const [document] = (await save(customer, added(unId))).body.documents
    expect((await download(customer, document?.externalID)).status).toBe(200)
    expect((await download(limited, document?.externalID)).status).toBe(404)
    expect((await save(limited, added(unId))).status).toBe(404)
    const { gShpId } = await openShipment()
    expect((await save(limited, added(gShpId))).status).toBe(201)
    const harbor = await gateway.signIn('CUSTOMER', 'HARBOR')
    expect((await download(harbor, document?.externalID)).status).toBe(403)
    expect((await save(harbor, added(gShpId))).status).toBe(403)
  })

  it('is everybody of the company for reading, and nobody for writing whose preference forbids it', async () => {
    const { gShpId, documents = [] } = await shipmentWith((found) => kept(found) !== undefined)
    expect((await download(nobill, kept({ documents })?.externalID)).status).toBe(200)
    expect((await save(nobill, added(gShpId))).status).toBe(403)
  })
})

it('a download says what is to be done, and which document', async () => {
  expect((await download(customer, 'DOC1', {})).status).toBe(400)
  expect((await download(customer, 'DOC1', { action: 'view' })).status).toBe(400)
  expect((await download(customer, "' or 1=1 --")).status).toBe(404)
})

it('has shown every documented status', () => {
  expect(documented(['saveDocuments', 'downloadDocument']).filter((one) => !gateway.seen.has(one))).toEqual([])
})
