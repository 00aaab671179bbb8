import { and, eq, ne } from 'drizzle-orm'
import type { Db } from '../database/connection.ts'
import type { UserSettingRow } from '../tables/user-settings.ts'
import { userSettings } from '../tables/user-settings.ts'

type Kept = Pick<UserSettingRow, 'value' | 'version' | 'updatedAt'>

/** What users keep under names of the portal's choice. */
export interface UserSettings {
  /** Empty and of version 0 where nothing was saved. */
  find(userId: string, name: string): Promise<Kept>
  /** The same; nobody else changes it until the transaction ends, nor saves it for the first time. */
  findForUpdate(userId: string, name: string): Promise<Kept>
  /** How many other names the user has a place for, saved or begun. */
  countOthers(userId: string, name: string): Promise<number>
  /** Changes what `findForUpdate` found, and gives it as it is stored then. */
  save(userId: string, name: string, values: Pick<UserSettingRow, 'value' | 'updatedAt'>): Promise<Kept>
}

const NOTHING: Kept = { value: {}, version: 0, updatedAt: new Date(0) }

export function userSettingsOf(db: Db, tenantId: string): UserSettings {
  const of = (userId: string) => and(eq(userSettings.tenantId, tenantId), eq(userSettings.userId, userId))
  const own = (userId: string, name: string) => and(of(userId), eq(userSettings.name, name))
  return {
    async find(userId, name) {
      return (await db.select().from(userSettings).where(own(userId, name)))[0] ?? NOTHING
    },
    async findForUpdate(userId, name) {
      await db
        .insert(userSettings)
        .values({ ...NOTHING, tenantId, userId, name })
        .onConflictDoNothing()
      return (await db.select().from(userSettings).where(own(userId, name)).for('update'))[0] ?? NOTHING
    },
    countOthers: (userId, name) => db.$count(userSettings, and(of(userId), ne(userSettings.name, name))),
    async save(userId, name, values) {
      const [saved] = await db.update(userSettings).set(values).where(own(userId, name)).returning()
      if (saved === undefined) throw new Error('A setting was saved that was not looked up before')
      return saved
    },
  }
}
