import { usageMetrics } from '../store/tables/reports.ts'
import { widgetPreferences } from '../store/tables/widgets.ts'
import type { Schemas } from '../../contract/index.ts'
import type { Db } from '../store/connection.ts'
import { insertAll } from '../store/insert.ts'
import type { Random } from './random.ts'
import { randomOf } from './random.ts'
import type { TenantSeeding } from './subject.ts'

const DAY = 86_400_000
const HOUR = 3_600_000
/** How far back uses are recorded. */
const USED_DAYS = 60

/** Who works how much: uses of each kind on a working day, at most, and the share that fails. */
const HABITS: { userId: string; logins: number; bookings: number; quotes: number; fails: number }[] = [
  { userId: 'CUSTOMER', logins: 3, bookings: 4, quotes: 3, fails: 0.08 },
  { userId: 'SUPPLIER', logins: 2, bookings: 2, quotes: 1, fails: 0.12 },
  { userId: 'ADMIN', logins: 2, bookings: 1, quotes: 2, fails: 0.04 },
  { userId: 'CUSTADMIN', logins: 1, bookings: 1, quotes: 1, fails: 0.05 },
  { userId: 'LIMITED', logins: 1, bookings: 2, quotes: 0, fails: 0.2 },
  { userId: 'NOBILL', logins: 1, bookings: 1, quotes: 1, fails: 0.1 },
]

/** Recorded uses of the last 60 days, and a layout of widgets that shows them to administrators; in the forwarding flavour. */
export async function seedUsage(db: Db, { tenant: { id, flavour }, now }: TenantSeeding): Promise<void> {
  if (flavour !== 'forwarding') return
  await insertAll(db, usageMetrics, usesOf(randomOf(`${id} usage`), id, now))
  await insertAll(db, widgetPreferences, [
    { tenantId: id, userId: 'ADMIN', noOfRows: 2, noOfColumns: 2, widgets: widgetsOfAdmin(), updatedAt: now },
  ])
}

type Use = typeof usageMetrics.$inferInsert

/** Fewer at weekends, none in the future. */
export function usesOf(random: Random, tenantId: string, now: Date): Use[] {
  const midnight = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate())
  return Array.from({ length: USED_DAYS + 1 }, (_, age) => new Date(midnight - age * DAY)).flatMap((day) => {
    const weekend = day.getUTCDay() === 0 || day.getUTCDay() === 6
    return HABITS.flatMap(({ userId, logins, bookings, quotes, fails }) => {
      const uses = (service: string, operation: string, most: number): Use[] =>
        Array.from({ length: random.between(0, weekend ? Math.floor(most / 2) : most) }, () => ({
          tenantId,
          userId,
          service,
          operation,
          status: random.chance(fails) ? 'FAILED' : 'SUCCESS',
          recordedAt: new Date(day.getTime() + random.between(0, 9 * 60) * 60_000 + 3 * HOUR),
        }))
      return [
        ...uses('login', 'generateToken', logins),
        ...uses('bookings', 'saveBooking', bookings),
        ...uses('quotes', 'saveQuote', quotes),
      ]
    }).filter(({ recordedAt }) => recordedAt <= now)
  })
}

function widgetsOfAdmin(): Schemas['WidgetDetails'][] {
  const widget = (
    dataSource: NonNullable<Schemas['WidgetDetails']['dataSource']>,
    layout: Omit<Schemas['WidgetLayout'], 'id' | 'userId'>,
  ): Schemas['WidgetDetails'] => ({
    dataSource,
    layouts: [{ ...layout, id: `ADMIN-${layout.widgetId}`, userId: 'ADMIN' }],
  })
  const filter = (filterBy: 'status' | 'user' | '', filterByVal: string) => ({ filterBy, filterByVal })
  return [
    widget('login', {
      widgetId: '11',
      ...filter('status', 'SUCCESS'),
      groupBy: 'user',
      widgetType: 'pie',
      widgetName: 'Last 30 days login SUCCESS count by user',
      dateFilter: 'last30Days',
    }),
    widget('login', {
      widgetId: '12',
      ...filter('', ''),
      groupBy: 'status',
      widgetType: 'donut',
      widgetName: 'Last 14 days login count by status',
      dateFilter: 'last14Days',
    }),
    widget('booking', {
      widgetId: '21',
      ...filter('status', 'SUCCESS'),
      groupBy: 'user',
      widgetType: 'funnel',
      widgetName: 'Last month booking SUCCESS count by user',
      dateFilter: 'lastMonth',
    }),
    widget('quote', {
      widgetId: '22',
      ...filter('user', 'CUSTOMER'),
      groupBy: 'status',
      widgetType: 'donut',
      widgetName: 'Last 30 days quote CUSTOMER count by status',
      dateFilter: 'last30Days',
    }),
  ]
}
