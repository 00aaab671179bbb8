import type { Schemas } from '../../../contract/index.ts'
import { UPLOAD_BODY_LIMIT } from '../../documents/limits.ts'
import { visibleCompany } from '../bookings/visibility.ts'
import { codesIn, createdSince, filledOnly, listReply, MAX_RESULTS } from '../lists.ts'
import type { Operations } from '../operation.ts'
import { QUOTES } from '../operation.ts'
import { refuse } from '../reply.ts'
import { quoteOf } from './document.ts'
import { saveQuote } from './save.ts'
import { OPEN_OFFERS } from './transitions.ts'

export const quoteOperations: Pick<Operations, 'listQuotes' | 'getQuote' | 'saveQuote'> = {
  listQuotes: {
    access: 'session',
    module: QUOTES,
    async run({ input, user, store, now }) {
      const { CreateDateNoOfDaysAgo, QuoteStatus, ValidTo } = input.query ?? {}
      const filter = {
        viewer: visibleCompany(user),
        createdSince: createdSince(CreateDateNoOfDaysAgo, now),
        // An offer expires while it is open: the list by last day has what the dashboard counted.
        statuses: codesIn<Schemas['QuoteStatus']>(QuoteStatus) ?? (ValidTo === undefined ? undefined : OPEN_OFFERS),
        validTo: ValidTo === undefined ? undefined : { from: ValidTo, to: ValidTo },
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
      const row = await store.quotes.find(input.path.id, visibleCompany(user))
      if (row === undefined) return refuse('not-found')
      return { status: 200, body: quoteOf(row, await store.documents.list({ kind: 'quote', id: row.unId })) }
    },
  },
  saveQuote: { access: 'session', module: QUOTES, bodyLimit: UPLOAD_BODY_LIMIT, run: saveQuote },
}
