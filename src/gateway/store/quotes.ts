import { between, eq } from 'drizzle-orm'
import type { Schemas } from '../../contract/index.ts'
import type { Db } from './connection.ts'
import type { RequestFilter, Requests } from './requests.ts'
import { requestsOf } from './requests.ts'
import type { QuoteRow } from './tables/requests.ts'
import { quotes } from './tables/requests.ts'

export interface QuoteFilter extends RequestFilter<Schemas['QuoteStatus'], string> {
  /** Days, YYYYMMDD, both included, between which the last day of the offer lies. */
  validTo?: { from: string; to: string } | undefined
}

/** Seen by a company: its own quotes. */
export type Quotes = Requests<QuoteRow, string, QuoteFilter>

export function quotesOf(db: Db, tenantId: string): Quotes {
  return requestsOf<typeof quotes, string, QuoteFilter>(db, tenantId, quotes, {
    counter: 'quote',
    seenBy: (customerId) => eq(quotes.customerId, customerId),
    alsoMatching: ({ validTo }) =>
      validTo === undefined ? undefined : between(quotes.validTo, validTo.from, validTo.to),
  })
}
