import { and, eq } from 'drizzle-orm'
import type { Db } from '../database/connection.ts'
import type { WidgetPreferenceRow } from '../tables/widgets.ts'
import { widgetPreferences } from '../tables/widgets.ts'

/** What users laid out for themselves. */
export interface WidgetPreferences {
  find(userId: string): Promise<WidgetPreferenceRow | undefined>
  save(values: Omit<WidgetPreferenceRow, 'tenantId'>): Promise<void>
}

export function widgetPreferencesOf(db: Db, tenantId: string): WidgetPreferences {
  return {
    async find(userId) {
      const found = await db
        .select()
        .from(widgetPreferences)
        .where(and(eq(widgetPreferences.tenantId, tenantId), eq(widgetPreferences.userId, userId)))
      return found[0]
    },
    async save(values) {
      await db
        .insert(widgetPreferences)
        .values({ ...values, tenantId })
        .onConflictDoUpdate({ target: [widgetPreferences.tenantId, widgetPreferences.userId], set: values })
    },
  }
}
