import type { Schemas } from '../../../contract/index.ts'
import { beginningOf, dayFromNow } from '../../ground/days.ts'
import { QUOTES, viewerOf } from '../../operation/access.ts'
import { codesIn, createdSince, dayCounts, filledOnly, listReply, MAX_RESULTS, spanOf } from '../../operation/lists.ts'
import type { Operations } from '../../operation/operation.ts'
import { refuse } from '../../operation/refusals.ts'
import { etagOf } from '../../operation/versions.ts'
import { UPLOAD_BODY_LIMIT } from '../../uploads/limits.ts'
import { readQuote } from './document.ts'
import { saveQuote } from './save.ts'
import { OPEN_OFFERS } from './transitions.ts'

/** Days ahead that the dashboard starts with (frame §9). */
const AHEAD_DAYS = 7

export const quoteOperations: Pick<Operations, 'listQuotes' | 'getQuote' | 'saveQuote' | 'countQuotes'> = {
  listQuotes: {
    access: 'session',
    isLong: true,
    module: QUOTES,
    async run({ input, user, store, now }) {
      const { CreateDateNoOfDaysAgo, QuoteStatus, ValidTo, ValidToNoOfDaysAhead, asOf } = input.query ?? {}
      const validTo = spanOf(ValidTo, 0, ValidToNoOfDaysAhead, asOf === undefined ? now : beginningOf(asOf))
      const filter = {
        viewer: viewerOf(user),
        createdSince: createdSince(CreateDateNoOfDaysAgo, now),
        // An offer expires while it is open: the list by last day has what the dashboard counted.
        statuses: codesIn<Schemas['QuoteStatus']>(QuoteStatus) ?? (validTo === undefined ? undefined : OPEN_OFFERS),
        validTo,
      }
      return listReply(await store.quotes.list(filter, MAX_RESULTS), (row) => ({
        unId: row.unId,
        quoteNo: row.quoteNo,
        status: row.status,
        source: row.source,
        createByName: row.createdByName,
        lastUpdatedDate: row.updatedAt.toISOString(),
        createdDate: row.createdAt.toISOString(),
        ...filledOnly({
          shprName: row.shipperName,
          bizType: row.bizType,
          porName: row.origin,
          destName: row.destination,
          pieces: row.totalPieces,
          piecesUnit: row.totalPiecesUnit,
          weight: row.totalWeight,
          weightUnit: row.totalWeightUnit,
          teu: row.teu,
          totCtnQty: row.containerQty,
          bookingNo: row.bookingNo,
          shipmentNo: row.shipmentNo,
          expirationDate: row.validTo,
          customFields: row.customFields,
        }),
      }))
    },
  },
  getQuote: {
    access: 'session',
    module: QUOTES,
    async run({ input, user, store }) {
      const row = await store.quotes.find(input.path.id, viewerOf(user))
      if (row === undefined) return refuse('not-found')
      return { status: 200, body: await readQuote(store, row), etag: etagOf(row) }
    },
  },
  saveQuote: { access: 'session', module: QUOTES, bodyLimit: UPLOAD_BODY_LIMIT, run: saveQuote },
  countQuotes: {
    access: 'session',
    module: QUOTES,
    async run({ input: { query }, user, store, now }) {
      const seen = { viewer: viewerOf(user), createdSince: createdSince(query.CreateDateNoOfDaysAgo, now) }
      if (query.countBy === 'quotestatus')
        return { status: 200, body: byStatus(await store.quotes.countBy('status', seen)) }
      const { asOf = dayFromNow(now, 0), validToNoOfDaysAhead: ahead = AHEAD_DAYS } = query
      const first = beginningOf(asOf)
      const validTo = { from: asOf, to: dayFromNow(first, ahead) }
      const counts = await store.quotes.countBy('validTo', { ...seen, statuses: OPEN_OFFERS, validTo })
      return { status: 200, body: { dayWiseQuotesCount: dayCounts(counts, first, ahead) } }
    },
  },
}

function byStatus(counts: ReadonlyMap<string, number>): Schemas['QuoteCounts'] {
  const of = (status: Schemas['QuoteStatus']) => counts.get(status) ?? 0
  return { inProgress: of('N'), submitted: of('D'), awaitingAcceptance: of('T'), accepted: of('Q'), booked: of('B') }
}
