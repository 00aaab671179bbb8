import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Schemas } from '../../../src/contract/index.ts'
import { filesOf, refusedFields } from '../support/customs.ts'
import { documented } from '../support/documented.ts'
import { base64, pdf } from '../support/files.ts'
import type { Session, TestGateway } from '../support/gateway.ts'
import { testGateway } from '../support/gateway.ts'

type Document = Schemas['CustomsDocument']
type List = Schemas['CustomsDocumentList']
type Saved = Schemas['CustomsDocumentSaveReply']

let gateway: TestGateway
let customer: Session
let admin: Session
let files: string[]
beforeAll(async () => {
  gateway = await testGateway()
  customer = await gateway.signIn('CUSTOMER', 'HARBOR')
  admin = await gateway.signIn('ADMIN', 'HARBOR')
  files = (await filesOf(gateway, customer, 'REGULAR')).map(({ fileNo }) => fileNo)
})
afterAll(() => gateway.close())

const list = async (fileNo: string, body: object = {}, session = customer) =>
  (await gateway.call<List>('listCustomsDocuments', { ...session, path: { fileNo }, body })).body
const get = (documentId = '', session = customer) =>
  gateway.call<Schemas['CustomsDocumentReply']>('getCustomsDocument', { ...session, path: { documentId } })
const find = (value: string, session = customer) =>
  gateway.call<Schemas['CustomsDocumentReply']>('findCustomsDocument', { ...session, query: { value } })
const save = (fileNo: string, documentList: object[], session = customer) =>
  gateway.call<Saved>('saveCustomsDocuments', { ...session, body: { fileNo, documentList } })
const added = (more: object = {}) => ({
  action: 'new',
  fileName: 'Packing list.pdf',
  type: 'PKL',
  description: 'Packing list',
  documentData: base64(pdf('packing')),
  ...more,
})
/** A document of some file that fits, and its file. */
async function documentWith(fits: (document: Document) => boolean): Promise<Document & { fileNo: string }> {
  for (const fileNo of files) {
    const found = (await list(fileNo, { pageIndex: -1 })).documentList.find(fits)
    if (found !== undefined) return { ...found, fileNo }
  }
  throw new Error('There is no such document')
}

describe('the documents of a customs file', () => {
  it('come the newest first, without their content, page by page', async () => {
    const [fileNo = ''] = files
    await save(fileNo, [added({ fileName: 'a.pdf' }), added({ fileName: 'b.pdf' }), added({ fileName: 'c.pdf' })])
    const all = await list(fileNo, { pageIndex: -1 })
    expect([all.documentList.length, all.maxResults]).toEqual([all.totalRecords, 0])
    expect(all.documentList[0]).toMatchObject({
      fileName: 'c.pdf',
      typeDesc: 'Packing List',
      documentType: 'pdf',
      source: 'CP',
      action: 'existing',
    })
    expect(all.documentList.every((document) => !('documentData' in document))).toBe(true)
    const dates = all.documentList.map(({ uploadDate = '' }) => uploadDate)
    expect(dates).toEqual([...dates].sort().reverse())
    const second = await list(fileNo, { pageIndex: 2, maxResults: 2 })
    expect(second).toEqual({
      documentList: all.documentList.slice(2, 4),
      totalRecords: all.totalRecords,
      maxResults: 2,
    })
    expect((await list(fileNo, { pageIndex: -1, sort: 'uploadDate' })).documentList).toEqual(
      [...all.documentList].reverse(),
    )
    expect((await list(fileNo)).maxResults).toBe(15)
    expect((await list(fileNo, { pageIndex: 99 })).documentList).toEqual([])
  })

  it('are asked for by a page that there can be', async () => {
    const [fileNo = ''] = files
    const asked = (body: object) => gateway.call('listCustomsDocuments', { ...customer, path: { fileNo }, body })
    expect(refusedFields(await asked({ pageIndex: 0 }))).toEqual(['pageIndex'])
    expect(refusedFields(await asked({ maxResults: 101 }))).toEqual(['maxResults'])
    expect(refusedFields(await asked({ sort: 'fileName' }))).toEqual(['sort'])
    expect(refusedFields(await asked({ filter: 1 }))).toEqual(['filter'])
  })

  it('come with their content one by one, by id or by the value of the link', async () => {
    const {
      documentId = '',
      fileNo,
      downloadableURL = '',
      ...document
    } = await documentWith(({ source, type }) => source !== 'CP' && type === 'HBL')
    const { status, body } = await get(documentId)
    expect(status).toBe(200)
    expect(body.document).toMatchObject({ ...document, documentId, downloadableURL })
    const content = Buffer.from(body.document.documentData ?? '', 'base64').toString('latin1')
    expect(content).toMatch(/^%PDF-/)
    expect(content).toContain(`(${fileNo})`)
    const value = new URL(downloadableURL, gateway.url).searchParams.get('value') ?? ''
    expect((await find(value)).body).toEqual(body)
  })

  it('may be named without being kept', async () => {
    const { documentId = '' } = await documentWith(({ type }) => type === 'EXD')
    expect((await get(documentId)).status).toBe(204)
    expect((await find(documentId)).status).toBe(204)
  })
})

describe('saving documents of a customs file', () => {
  it('adds them under the next numbers', async () => {
    const [, fileNo = ''] = files
    const highest = Math.max(0, ...(await list(fileNo, { pageIndex: -1 })).documentList.map(({ docSNo = 0 }) => docSNo))
    const { status, body } = await save(fileNo, [
      added(),
      added({
        action: undefined,
        type: undefined,
        description: undefined,
        fileName: 'Notes.txt',
        documentData: base64('notes'),
      }),
    ])
    expect([status, body.statusMessage]).toEqual([201, 'Document(s) uploaded successfully'])
    expect(body.documentList).toMatchObject([
      { docSNo: highest + 1, fileName: 'Packing list.pdf', type: 'PKL', uploadByName: 'Casey Customer' },
      { docSNo: highest + 2, fileName: 'Notes.txt', documentType: 'txt' },
    ])
    expect((await get(body.documentList[1]?.documentId)).body.document.documentData).toBe(base64('notes'))
  })

  it('numbers them as a person saw them, in whatever order they are sent', async () => {
    const [, fileNo = ''] = files
    const before = (await list(fileNo, { pageIndex: -1 })).totalRecords
    const sent = [
      added({ fileName: 'second.pdf', docSNo: before + 2 }),
      added({ fileName: 'empty.pdf', docSNo: before + 3, documentData: '' }),
      added({ fileName: 'first.pdf', docSNo: before + 1 }),
    ]
    const { documentList } = (await save(fileNo, sent)).body
    expect(documentList.map(({ fileName }) => fileName)).toEqual(['second.pdf', 'empty.pdf', 'first.pdf'])
    const numbered = (await list(fileNo, { pageIndex: -1 })).documentList.slice(0, 2)
    expect(numbered.map(({ fileName, docSNo }) => [fileName, docSNo])).toEqual([
      ['second.pdf', before + 2],
      ['first.pdf', before + 1],
    ])
  })

  it('refuses single documents and saves the others', async () => {
    const [fileNo = ''] = files
    const { status, body } = await save(fileNo, [
      added({ fileName: 'run.exe' }),
      added({ documentData: base64('no page') }),
      added({ fileName: 'good.pdf' }),
    ])
    expect([status, body.statusMessage]).toEqual([200, '2 of 3 documents could not be saved.'])
    expect(body.documentList).toMatchObject([
      { fileName: 'run.exe', statusMessage: expect.stringMatching(/^Please upload only files of pdf, /) as string },
      { fileName: 'Packing list.pdf', statusMessage: 'The content of the file is not that of a pdf file.' },
      { fileName: 'good.pdf', action: 'existing' },
    ])
    expect((await list(fileNo)).documentList.map(({ fileName }) => fileName)).not.toContain('run.exe')
  })

  it('names the fields that are wrong', async () => {
    const [fileNo = ''] = files
    const wrong = async (...documents: object[]) => refusedFields(await save(fileNo, documents))
    expect(await wrong({ action: 'new' })).toEqual(['documentList.0.fileName', 'documentList.0.documentData'])
    expect(await wrong(added(), added({ documentData: 'no base64' }))).toEqual(['documentList.1.documentData'])
    expect(await wrong(added({ type: 'NOPE' }))).toEqual(['documentList.0.type'])
    expect(await wrong(added({ action: 'existing' }))).toEqual(['documentList.0.action'])
    expect(await wrong(added({ actionCode: 'D' }))).toEqual(['documentList.0.actionCode'])
    expect(await wrong()).toEqual(['documentList'])
    expect(await wrong(...Array.from({ length: 6 }, () => added()))).toEqual(['documentList'])
    expect((await save(fileNo, [added({ documentData: 'A'.repeat(72_000_000) })])).status).toBe(413)
  })
})

describe('who reaches documents of customs files', () => {
  it('is not another company, another tenant, another flavour or nobody', async () => {
    const own = new Set(files)
    const foreign =
      (await filesOf(gateway, admin, 'REGULAR')).map(({ fileNo }) => fileNo).find((one) => !own.has(one)) ?? ''
    const [document] = (await save(foreign, [added()], admin)).body.documentList
    const id = document?.documentId ?? ''
    const kaiyo = await gateway.signIn('CUSTOMER', 'KAIYO')
    const statusOfList = async (session: Session) =>
      (await gateway.call('listCustomsDocuments', { ...session, path: { fileNo: foreign }, body: {} })).status
    expect((await get(id, admin)).status).toBe(200)
    expect(await statusOfList(admin)).toBe(200)
    expect(await statusOfList(customer)).toBe(404)
    expect(await statusOfList(kaiyo)).toBe(403)
    expect(await statusOfList({ ...customer, token: 'none' })).toBe(401)
    for (const ask of [get, find]) {
      expect((await ask(id)).status).toBe(404)
      expect((await ask('DOC0')).status).toBe(404)
      expect((await ask(id, kaiyo)).status).toBe(403)
      expect((await ask(id, { ...customer, token: 'none' })).status).toBe(401)
      expect((await ask(id, { ...customer, tenant: '' })).status).toBe(400)
    }
    expect((await save(foreign, [added()])).status).toBe(404)
    expect((await save(foreign, [added()], kaiyo)).status).toBe(403)
    expect((await save(foreign, [added()], { ...customer, token: 'none' })).status).toBe(401)
  })

  it('is nobody for writing whose preference forbids it', async () => {
    const nobill = await gateway.signIn('NOBILL', 'HARBOR')
    const [fileNo = ''] = files
    expect((await save(fileNo, [added()], nobill)).status).toBe(403)
    expect((await gateway.call('listCustomsDocuments', { ...nobill, path: { fileNo }, body: {} })).status).toBe(200)
  })
})

it('has shown every documented status', () => {
  const ids = ['listCustomsDocuments', 'getCustomsDocument', 'findCustomsDocument', 'saveCustomsDocuments'] as const
  expect(documented(ids).filter((one) => !gateway.seen.has(one))).toEqual([])
})
