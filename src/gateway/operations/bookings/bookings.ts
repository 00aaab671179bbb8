import type { Schemas } from '../../../contract/index.ts'
import { BOOKINGS, viewerOf } from '../../operation/access.ts'
import { codesIn, createdSince, filledOnly, listReply, MAX_RESULTS } from '../../operation/lists.ts'
import type { Operations } from '../../operation/operation.ts'
import { refuse } from '../../operation/refusals.ts'
import { etagOf } from '../../operation/versions.ts'
import { UPLOAD_BODY_LIMIT } from '../../uploads/limits.ts'
import { readBooking } from './document.ts'
import { saveOrDelete } from './save.ts'

export const bookingOperations: Pick<Operations, 'listBookings' | 'getBooking' | 'saveBooking' | 'countBookings'> = {
  listBookings: {
    access: 'session',
    isLong: true,
    module: BOOKINGS,
    async run({ input, user, store, now }) {
      const statuses = codesIn<Schemas['RequestStatus']>(input.query?.BookStatus)
      const filter = {
        viewer: viewerOf(user),
        createdSince: createdSince(input.query?.CreateDateNoOfDaysAgo, now),
        statuses,
      }
      return listReply(await store.bookings.list(filter, MAX_RESULTS), (row) => ({
        unId: row.unId,
        bookingNo: row.bookingNo,
        status: row.status,
        lastUpdated: row.updatedAt.toISOString(),
        createdDate: row.createdAt.toISOString(),
        ...filledOnly({
          bizType: row.bizType,
          shipper: row.shipperName,
          consignee: row.consigneeName,
          origin: row.origin,
          destination: row.destination,
          totalPieces: row.totalPieces,
          totalPiecesUnit: row.totalPiecesUnit,
          totalWeight: row.totalWeight,
          totalWeightUnit: row.totalWeightUnit,
          refNo: row.refNo,
          quoteNo: row.quoteNo,
          customFields: row.customFields,
        }),
      }))
    },
  },
  getBooking: {
    access: 'session',
    module: BOOKINGS,
    async run({ input, user, store }) {
      const row = await store.bookings.find(input.path.id, viewerOf(user))
      if (row === undefined) return refuse('not-found')
      return { status: 200, body: await readBooking(store, row, user), etag: etagOf(row) }
    },
  },
  saveBooking: { access: 'session', module: BOOKINGS, bodyLimit: UPLOAD_BODY_LIMIT, run: saveOrDelete },
  countBookings: {
    access: 'session',
    module: BOOKINGS,
    async run({ input, user, store, now }) {
      const since = createdSince(input.query.CreateDateNoOfDaysAgo, now)
      const counts = await store.bookings.countBy('status', { viewer: viewerOf(user), createdSince: since })
      return { status: 200, body: { inProgress: counts.get('N') ?? 0, submitted: counts.get('D') ?? 0 } }
    },
  },
}
