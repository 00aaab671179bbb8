import { and, eq } from 'drizzle-orm'
import type { Db } from '../database/connection.ts'
import type { WidgetPreferenceRow } from '../tables/widgets.ts'
import { widgetPreferences } from '../tables/widgets.ts'

/** What users laid out for themselves. */
export interface WidgetPreferences {
  find(userId: string): Promise<WidgetPreferenceRow | undefined>
  /** The same; nobody else changes them until the transaction ends. */
  findForUpdate(userId: string): Promise<WidgetPreferenceRow | undefined>
  /** The preferences as they are stored then. */
  save(values: Omit<WidgetPreferenceRow, 'tenantId' | 'version'>): Promise<WidgetPreferenceRow>
}

export function widgetPreferencesOf(db: Db, tenantId: string): WidgetPreferences {
  const own = (userId: string) => and(eq(widgetPreferences.tenantId, tenantId), eq(widgetPreferences.userId, userId))
  return {
    async find(userId) {
      return (await db.select().from(widgetPreferences).where(own(userId)))[0]
    },
    async findForUpdate(userId) {
      return (await db.select().from(widgetPreferences).where(own(userId)).for('update'))[0]
    },
    async save(values) {
      const [saved] = await db
        .insert(widgetPreferences)
        .values({ ...values, tenantId })
        .onConflictDoUpdate({ target: [widgetPreferences.tenantId, widgetPreferences.userId], set: values })
        .returning()
      if (saved === undefined) throw new Error('Widget preferences were not stored')
      return saved
    },
  }
}
