import type { Schemas } from '../../../contract/index.ts'
import { createdSince, filledOnly, MAX_RESULTS } from '../lists.ts'
import type { Operations } from '../operation.ts'
import { BOOKINGS } from '../operation.ts'
import { refuse } from '../reply.ts'
import { bookingOf } from './document.ts'
import { saveOrDelete } from './save.ts'
import { visibleCompany } from './visibility.ts'

export const bookingOperations: Pick<Operations, 'listBookings' | 'getBooking' | 'saveBooking'> = {
  listBookings: {
    access: 'session',
    module: BOOKINGS,
    async run({ input, user, store, now }) {
      const { rows, total } = await store.bookings.list({
        customerId: visibleCompany(user),
        createdSince: createdSince(input.query?.CreateDateNoOfDaysAgo, now),
        statuses: input.query?.BookStatus?.split(',') as Schemas['RequestStatus'][] | undefined,
        limit: MAX_RESULTS,
      })
      const data = rows.map((row) => ({
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
        }),
      }))
      return { status: 200, body: { data, totalRecords: total, maxResults: MAX_RESULTS } }
    },
  },
  getBooking: {
    access: 'session',
    module: BOOKINGS,
    async run({ input, user, store }) {
      const row = await store.bookings.find(input.path.id, visibleCompany(user))
      return row === undefined ? refuse('not-found') : { status: 200, body: bookingOf(row, user.isSupplier) }
    },
  },
  saveBooking: { access: 'session', module: BOOKINGS, run: saveOrDelete },
}
