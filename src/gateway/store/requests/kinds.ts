import { and, between, eq, or } from 'drizzle-orm'
import type { Schemas } from '../../../contract/index.ts'
import type { Db } from '../database/connection.ts'
import type { BookingRow, QuoteRow, TemplateRow } from '../tables/requests.ts'
import { bookings, quotes, templates } from '../tables/requests.ts'
import type { RequestFilter, Requests } from './requests.ts'
import { requestsOf } from './requests.ts'

/** Seen by a company: its own bookings. */
export type Bookings = Requests<BookingRow, string>

export function bookingsOf(db: Db, tenantId: string): Bookings {
  return requestsOf<typeof bookings, string, RequestFilter<BookingRow['status'], string>>(db, tenantId, bookings, {
    counter: 'booking',
    seenBy: (customerId) => eq(bookings.customerId, customerId),
  })
}

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

/** Who looks: a user sees their own templates and their company's public ones. */
export interface TemplateViewer {
  userId: string
  customerId: string
}

export type Templates = Requests<TemplateRow, TemplateViewer>

export function templatesOf(db: Db, tenantId: string): Templates {
  return requestsOf<typeof templates, TemplateViewer, RequestFilter<TemplateRow['status'], TemplateViewer>>(
    db,
    tenantId,
    templates,
    {
      counter: 'template',
      seenBy: ({ userId, customerId }) =>
        or(eq(templates.ownerId, userId), and(eq(templates.isPrivate, 0), eq(templates.customerId, customerId))),
    },
  )
}
