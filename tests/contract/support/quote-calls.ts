import { expect } from 'vitest'
import type { Schemas } from '../../../src/contract/index.ts'
import type { Answered, Session, TestGateway } from './gateway.ts'

type Quote = Schemas['Quote']
type Row = Schemas['QuoteListItem']

/** Calls about quotes, as tests of them need them. */
export interface QuoteCalls {
  save<Body = Schemas['QuoteReply']>(session: Session, body: unknown): Promise<Answered<Body>>
  refusal(session: Session, body: unknown): Promise<Answered>
  read(session: Session, id: string): Promise<Answered<Quote>>
  /** Saves a new quote, and expects that it is. */
  created(session: Session, body: Quote): Promise<Quote & { unId: string }>
  /** The whole list, and expects that it is whole. */
  rows(session: Session, query?: Record<string, string | number>): Promise<Row[]>
}

export function quoteCalls(gateway: TestGateway): QuoteCalls {
  return {
    save: (session, body) => gateway.call('saveQuote', { ...session, body }),
    refusal: (session, body) => gateway.call('saveQuote', { ...session, body }),
    read: (session, id) => gateway.call('getQuote', { ...session, path: { id } }),
    async created(session, body) {
      const { status, body: reply } = await gateway.call<Schemas['QuoteReply']>('saveQuote', { ...session, body })
      expect(status).toBe(201)
      return { ...reply.data, unId: reply.data.unId ?? '' }
    },
    async rows(session, query = {}) {
      const { status, body } = await gateway.call<Schemas['QuoteList']>('listQuotes', { ...session, query })
      expect(status).toBe(200)
      expect(body.totalRecords).toBe(body.data.length)
      return body.data
    },
  }
}
