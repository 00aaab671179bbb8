import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Schemas } from '../../../src/contract/index.ts'
import type { DocumentCalls, Shipment } from '../support/document-calls.ts'
import { added, documentCalls, isOpen } from '../support/document-calls.ts'
import { documented } from '../support/documented.ts'
import type { Session, TestGateway } from '../support/gateway.ts'
import { testGateway } from '../support/gateway.ts'

type Document = Schemas['Document']

let gateway: TestGateway
let calls: DocumentCalls
let customer: Session
let admin: Session
let limited: Session
let nobill: Session
beforeAll(async () => {
  gateway = await testGateway()
  calls = documentCalls(gateway)
  customer = await gateway.signIn('CUSTOMER')
  admin = await gateway.signIn('ADMIN')
  limited = await gateway.signIn('LIMITED')
  nobill = await gateway.signIn('NOBILL')
})
afterAll(() => gateway.close())

describe('documents of the demonstration world', () => {
  it('[HD-11] hang on shipments, and each downloads under its name', async () => {
    const { documents = [], shpNo = '' } = await calls.shipmentWith(
      customer,
      ({ documents: files = [] }) => files.length >= 3,
    )
    expect(documents.map(({ docSNo }) => docSNo)).toEqual(documents.map((_, index) => documents.length - index))
    const file = documents.find(({ documentType }) => documentType === 'pdf')
    const { status, headers, body } = await calls.download(customer, file?.externalID)
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
    const document = archived(await calls.shipmentWith(customer, (found) => archived(found) !== undefined))
    expect((await calls.download(customer, document?.externalID)).status).toBe(204)
  })
})

describe('who reaches documents', () => {
  async function foreign(): Promise<Shipment & { gShpId: string }> {
    const own = new Set((await calls.shipments(customer)).map(({ gShpId }) => gShpId))
    for (const { gShpId } of await calls.shipments(admin)) {
      if (own.has(gShpId)) continue
      const found = await calls.shipment(admin, gShpId)
      if ((found.documents ?? []).some(({ type }) => type !== 'EXD')) return { ...found, gShpId }
    }
    throw new Error('No other company has documents')
  }
  const kept = ({ documents = [] }: Shipment): Document | undefined => documents.find(({ type }) => type !== 'EXD')

  it("[HD-17] is the record's company, and administrators", async () => {
    const other = await foreign()
    const externalId = kept(other)?.externalID
    expect((await calls.download(admin, externalId)).status).toBe(200)
    expect((await calls.download(customer, externalId)).status).toBe(404)
    expect((await calls.save(customer, added(other.gShpId))).status).toBe(404)
    expect((await calls.save(admin, added(other.gShpId))).status).toBe(201)
    expect((await calls.save(customer, added('SH0'))).status).toBe(404)
  })

  it('is not another tenant', async () => {
    const kaiyo = await gateway.signIn('ADMIN', 'KAIYO')
    const { gShpId, documents = [] } = await calls.shipmentWith(customer, (found) => kept(found) !== undefined)
    expect((await calls.download(kaiyo, documents[0]?.externalID)).status).toBe(404)
    expect((await calls.save(kaiyo, added(gShpId))).status).toBe(404)
    expect((await calls.download({ ...kaiyo, tenant: 'ACME' }, documents[0]?.externalID)).status).toBe(403)
  })

  it('is nobody without a session', async () => {
    expect(
      (await gateway.download('downloadDocument', { path: { externalId: 'DOC1' }, query: { action: 'download' } }))
        .status,
    ).toBe(401)
    expect((await gateway.call('saveDocuments', { body: { documents: [] } })).status).toBe(401)
  })

  it('is nobody in a module that the user lacks', async () => {
    const quotes = (await gateway.call<Schemas['QuoteList']>('listQuotes', { ...customer })).body.data
    const unId = quotes[0]?.unId ?? ''
    const [document] = (await calls.save(customer, added(unId))).body.documents
    expect((await calls.download(customer, document?.externalID)).status).toBe(200)
    expect((await calls.download(limited, document?.externalID)).status).toBe(404)
    expect((await calls.save(limited, added(unId))).status).toBe(404)
    const { gShpId } = await calls.shipmentWith(customer, isOpen)
    expect((await calls.save(limited, added(gShpId))).status).toBe(201)
    const harbor = await gateway.signIn('CUSTOMER', 'HARBOR')
    expect((await calls.download(harbor, document?.externalID)).status).toBe(403)
    expect((await calls.save(harbor, added(gShpId))).status).toBe(403)
  })

  it('is everybody of the company for reading, and nobody for writing whose preference forbids it', async () => {
    const { gShpId, documents = [] } = await calls.shipmentWith(customer, (found) => kept(found) !== undefined)
    expect((await calls.download(nobill, kept({ documents })?.externalID)).status).toBe(200)
    expect((await calls.save(nobill, added(gShpId))).status).toBe(403)
  })
})

it('a file may have the longest name that disks know', async () => {
  const name = `${'長'.repeat(251)}.pdf`
  const { gShpId } = await calls.shipmentWith(customer, isOpen)
  const { status, body } = await calls.save(customer, added(gShpId, { name }))
  expect(status).toBe(201)
  const { headers } = await calls.download(customer, body.documents[0]?.externalID)
  expect(headers.get('content-disposition')).toContain(encodeURIComponent(name))
})

it('a download says what is to be done, and which document', async () => {
  expect((await calls.download(customer, 'DOC1', {})).status).toBe(400)
  expect((await calls.download(customer, 'DOC1', { action: 'view' })).status).toBe(400)
  expect((await calls.download(customer, "' or 1=1 --")).status).toBe(404)
})

it('has shown every documented status, beside those of what is saved', () => {
  const missing = documented(['saveDocuments', 'downloadDocument']).filter((one) => !gateway.seen.has(one))
  expect(missing).toEqual(['saveDocuments 200', 'saveDocuments 400', 'saveDocuments 413'])
})
