import type { Schemas } from '../../../contract/index.ts'
import { visibleCompany } from '../bookings/visibility.ts'
import { createdSince } from '../lists.ts'
import type { Operations } from '../operation.ts'
import { QUOTES } from '../operation.ts'
import { dayFromNow } from '../shipments/days.ts'
import { OPEN_OFFERS } from './transitions.ts'

/** Days ahead that the dashboard starts with (frame §9). */
const AHEAD_DAYS = 7

export const quoteCountOperations: Pick<Operations, 'countQuotes'> = {
  countQuotes: {
    access: 'session',
    module: QUOTES,
    async run({ input: { query }, user, store, now }) {
      const seen = { viewer: visibleCompany(user), createdSince: createdSince(query.CreateDateNoOfDaysAgo, now) }
      if (query.countBy === 'quotestatus')
        return { status: 200, body: byStatus(await store.quotes.countBy('status', seen)) }
      const ahead = query.validToNoOfDaysAhead ?? AHEAD_DAYS
      const days = Array.from({ length: ahead + 1 }, (_, day) => dayFromNow(now, day))
      const validTo = { from: dayFromNow(now, 0), to: dayFromNow(now, ahead) }
      const counts = await store.quotes.countBy('validTo', { ...seen, statuses: OPEN_OFFERS, validTo })
      const dayWiseQuotesCount: Schemas['DayCount'][] = [
        ['count', 'date'],
        ...days.map((day): Schemas['DayCount'] => [counts.get(day) ?? 0, day]),
      ]
      return { status: 200, body: { dayWiseQuotesCount } }
    },
  },
}

function byStatus(counts: ReadonlyMap<string, number>): Schemas['QuoteCounts'] {
  const of = (status: Schemas['QuoteStatus']) => counts.get(status) ?? 0
  return { inProgress: of('N'), submitted: of('D'), awaitingAcceptance: of('T'), accepted: of('Q'), booked: of('B') }
}
