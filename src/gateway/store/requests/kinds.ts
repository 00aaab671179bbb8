import { and, between, eq, or } from 'drizzle-orm'
import type { Schemas } from '../../../contract/index.ts'
import type { Db } from '../database/connection.ts'
import type { BookingRow, QuoteRow, TemplateRow } from '../tables/requests.ts'
import { bookings, quotes, templates } from '../tables/requests.ts'
import type { Viewer } from '../database/viewer.ts'
import { seenBy } from '../database/viewer.ts'
import type { RequestFilter, Requests } from './requests.ts'
import { requestsOf } from './requests.ts'

export type Bookings = Requests<BookingRow, Viewer>

export function bookingsOf(db: Db, tenantId: string): Bookings {
  return requestsOf<typeof bookings, Viewer, RequestFilter<BookingRow['status'], Viewer>>(db, tenantId, bookings, {
    counter: 'booking',
    seenBy: (viewer) => seenBy(bookings, viewer),
  })
}

export interface QuoteFilter extends RequestFilter<Schemas['QuoteStatus'], Viewer> {
  /** Days, YYYYMMDD, both included, between which the last day of the offer lies. */
  validTo?: { from: string; to: string } | undefined
}

export type Quotes = Requests<QuoteRow, Viewer, QuoteFilter>

export function quotesOf(db: Db, tenantId: string): Quotes {
  return requestsOf<typeof quotes, Viewer, QuoteFilter>(db, tenantId, quotes, {
    counter: 'quote',
    seenBy: (viewer) => seenBy(quotes, viewer),
    alsoMatching: ({ validTo }) =>
      validTo === undefined ? undefined : between(quotes.validTo, validTo.from, validTo.to),
  })
}

/** Who looks: a user sees their own templates and their company's public ones; who has no company has nobody to share them with. */
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
        or(
          eq(templates.ownerId, userId),
          customerId === '' ? undefined : and(eq(templates.isPrivate, 0), eq(templates.customerId, customerId)),
        ),
    },
  )
}
