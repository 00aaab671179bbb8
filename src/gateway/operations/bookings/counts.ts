import { createdSince } from '../lists.ts'
import type { Operations } from '../operation.ts'
import { BOOKINGS } from '../operation.ts'
import { visibleCompany } from './visibility.ts'

export const bookingCountOperations: Pick<Operations, 'countBookings'> = {
  countBookings: {
    access: 'session',
    module: BOOKINGS,
    async run({ input, user, store, now }) {
      const since = createdSince(input.query.CreateDateNoOfDaysAgo, now)
      const counts = await store.bookings.countBy('status', { viewer: visibleCompany(user), createdSince: since })
      return { status: 200, body: { inProgress: counts.get('N') ?? 0, submitted: counts.get('D') ?? 0 } }
    },
  },
}
