import { and, count, eq, gte, inArray, lt } from 'drizzle-orm'
import type { Db } from './connection.ts'
import { users } from './tables/accounts.ts'
import { usageMetrics } from './tables/reports.ts'
import type { WidgetPreferenceRow } from './tables/widgets.ts'
import { widgetPreferences } from './tables/widgets.ts'

export type UsageColumn = 'status' | 'user'

export interface UsageFilter {
  /** The operation whose use is counted. */
  operation: string
  groupBy: UsageColumn
  /** Only the records with this value in that column. */
  only: { column: UsageColumn; value: string } | undefined
  /** The first moment that counts, and the first that does not any more. */
  from: Date
  until: Date
  /** Only the users of this company; everybody's without it. */
  customerId: string | undefined
}

/** What users laid out for themselves, and what their widgets count. */
export interface Widgets {
  preference(userId: string): Promise<WidgetPreferenceRow | undefined>
  savePreference(values: Omit<WidgetPreferenceRow, 'tenantId'>): Promise<void>
  /** The highest count first, equal ones in the order of their names. */
  countUsage(filter: UsageFilter): Promise<{ name: string; value: number }[]>
}

const COLUMNS = { status: usageMetrics.status, user: usageMetrics.userId }

export function widgetsOf(db: Db, tenantId: string): Widgets {
  return {
    async preference(userId) {
      const found = await db
        .select()
        .from(widgetPreferences)
        .where(and(eq(widgetPreferences.tenantId, tenantId), eq(widgetPreferences.userId, userId)))
      return found[0]
    },
    async savePreference(values) {
      await db
        .insert(widgetPreferences)
        .values({ ...values, tenantId })
        .onConflictDoUpdate({ target: [widgetPreferences.tenantId, widgetPreferences.userId], set: values })
    },
    async countUsage({ operation, groupBy, only, from, until, customerId }) {
      const colleagues = db
        .select({ userId: users.userId })
        .from(users)
        .where(and(eq(users.tenantId, tenantId), eq(users.customerId, customerId ?? '')))
      const counted = await db
        .select({ name: COLUMNS[groupBy], value: count() })
        .from(usageMetrics)
        .where(
          and(
            eq(usageMetrics.tenantId, tenantId),
            eq(usageMetrics.operation, operation),
            gte(usageMetrics.recordedAt, from),
            lt(usageMetrics.recordedAt, until),
            only === undefined ? undefined : eq(COLUMNS[only.column], only.value),
            customerId === undefined ? undefined : inArray(usageMetrics.userId, colleagues),
          ),
        )
        .groupBy(COLUMNS[groupBy])
      return counted
        .map(({ name, value }) => ({ name, value: Number(value) }))
        .sort((one, other) => other.value - one.value || (one.name < other.name ? -1 : 1))
    },
  }
}
