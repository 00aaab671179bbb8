import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Schemas } from '../../../src/contract/index.ts'
import { draft } from '../support/booking-examples.ts'
import { day } from '../support/days.ts'
import type { Answered, Session, TestGateway } from '../support/gateway.ts'
import { testGateway } from '../support/gateway.ts'
import { codes } from '../support/quote-examples.ts'

type Problem = Schemas['Problem']
type Asking = (headers: Record<string, string>) => Promise<Answered<Problem>>

let gateway: TestGateway
let customer: Session
let colleague: Session
beforeAll(async () => {
  gateway = await testGateway()
  customer = await gateway.signIn('CUSTOMER')
  colleague = await gateway.signIn('CUSTADMIN')
})
afterAll(() => gateway.close())

const S = { query: { action: 'S' } }
const saveBooking =
  (body: object, action = 'S'): Asking =>
  (headers) =>
    gateway.call('saveBooking', { ...customer, query: { action }, body, headers })
const act =
  (unId: string, action: keyof typeof codes): Asking =>
  (headers) =>
    gateway.call('saveQuote', { ...customer, body: { unId, ...codes[action] }, headers })
async function quoteIn(status: string, isMeant: (row: Schemas['QuoteListItem']) => boolean = () => true) {
  const { body } = await gateway.call<Schemas['QuoteList']>('listQuotes', {
    ...customer,
    query: { QuoteStatus: status },
  })
  return body.data.find(isMeant)?.unId ?? ''
}
async function bookingIn(status: string) {
  const { body } = await gateway.call<Schemas['BookingList']>('listBookings', {
    ...customer,
    query: { BookStatus: status },
  })
  return body.data[0]?.unId ?? ''
}
async function publicTemplate() {
  const body = { funcCode: '9', templateName: 'Fruit', bizType: 'SE', isPrivate: 0 }
  const answer = await gateway.call<Schemas['TemplateReply']>('saveTemplate', { ...customer, ...S, body })
  return { ...body, funcCode: '5', unId: answer.body.data.unId ?? '' }
}

describe('[NL-07] a refused action says why, in the language of the caller', () => {
  it.each<[string, () => Promise<Asking>, status: number, en: string, ja: string]>([
    [
      'an offer that has expired',
      async () => act(await quoteIn('T', ({ expirationDate = '' }) => expirationDate < day(-1)), 'accept'),
      409,
      'The offer has expired and cannot be accepted.',
      '見積の有効期限が切れているため、承諾できません。',
    ],
    [
      'a quote that was accepted before',
      async () => act(await quoteIn('Q'), 'reject'),
      409,
      'An accepted quote cannot be rejected.',
      '承諾済みの見積は却下できません。',
    ],
    [
      'a booking that was submitted before',
      async () => saveBooking({ ...draft, funcCode: '5', unId: await bookingIn('D') }),
      409,
      'Only a booking in progress can be changed.',
      '変更できるのは、作成中のブッキングだけです。',
    ],
    [
      'an accepted booking that is to be deleted',
      async () => saveBooking({ funcCode: '1', unId: await bookingIn('Q') }, 'D'),
      409,
      'An accepted booking cannot be deleted.',
      '承諾済みのブッキングは削除できません。',
    ],
    [
      'a template of somebody else',
      async () => {
        const body = await publicTemplate()
        return (headers) => gateway.call('saveTemplate', { ...colleague, ...S, body, headers })
      },
      403,
      'Only its owner and administrators may change a template.',
      'テンプレートを変更できるのは、作成者と管理者だけです。',
    ],
    [
      'a record that is not there',
      () => Promise.resolve(saveBooking({ ...draft, funcCode: '5', unId: 'BK0' })),
      404,
      'No record with this id.',
      '該当するデータがありません。',
    ],
  ])('%s', async (_case, made, status, en, ja) => {
    const ask = await made()
    for (const [accepted, message] of [
      ['', en],
      ['en-GB, ja;q=0.5', en],
      ['ja-JP, en;q=0.8', ja],
      ['fr', en],
    ] as const)
      expect(await ask(accepted === '' ? {} : { 'Accept-Language': accepted })).toMatchObject({
        status,
        body: { message },
      })
  })

  it('a document that is refused alone, among others that are saved', async () => {
    const { body: list } = await gateway.call<Schemas['ShipmentList']>('listShipments', {
      ...customer,
      query: { MaxResults: 1, PageIndex: 1 },
    })
    const added = { refKey: list.data[0]?.gShpId, docActionCode: 'A', fileData: 'JVBERi0xLjQK' }
    const { status, body } = await gateway.call<Schemas['DocumentsReply']>('saveDocuments', {
      ...customer,
      body: {
        documents: [
          { ...added, name: 'Invoice.pdf' },
          { ...added, name: 'Invoice.exe' },
        ],
      },
      headers: { 'Accept-Language': 'ja' },
    })
    expect([status, body.statusMessage]).toEqual([200, '2件のうち1件の書類を保存できませんでした。'])
    expect(body.documents?.[1]?.statusMessage).toMatch(/^アップロードできるファイルは/)
  })
})
