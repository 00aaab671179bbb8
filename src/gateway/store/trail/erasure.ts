import { and, eq, inArray, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '../database/connection.ts'
import { passwordResets, sessions, signOns, users } from '../tables/accounts.ts'
import { errorLog, sentCalls, usageMetrics } from '../tables/calls.ts'
import { documents, documentTrail } from '../tables/documents.ts'
import { letters } from '../tables/letters.ts'
import { bookings, quotes, templates } from '../tables/requests.ts'
import { favorites } from '../tables/shipments.ts'
import { userSettings } from '../tables/user-settings.ts'
import { widgetPreferences } from '../tables/widgets.ts'

/** What stands in place of a name. */
const NOBODY = 'Erased'

/** Fields of stored documents and histories that name a user. */
const NAMING = ['createdBy', 'lastUpdatedBy', 'rejectedBy']

/**
 * Takes a person out of a tenant: what is the user's alone is gone, and records, documents and counts name `ERASED-…` in place of the
 * user. The events of the trail remain; the name that they are shown with went with the user. Call it in a transaction.
 *
 * @returns what stands in place of the user id from now on; undefined when there is no such user
 */
export async function erasePerson(db: Db, tenantId: string, userId: string): Promise<string | undefined> {
  const isUser = and(eq(users.tenantId, tenantId), eq(users.userId, userId))
  const [user] = await db.select({ person: users.person, email: users.email }).from(users).where(isUser).for('update')
  if (user === undefined) return undefined
  const erased = `ERASED-${user.person.slice(0, 8).toUpperCase()}`
  const own = (table: { tenantId: PgColumn }, column: PgColumn) => and(eq(table.tenantId, tenantId), eq(column, userId))
  for (const table of [sessions, signOns, passwordResets, sentCalls, favorites, userSettings, widgetPreferences])
    await db.delete(table).where(own(table, table.userId))
  await db
    .delete(letters)
    .where(and(eq(letters.tenantId, tenantId), inArray(letters.addressee, [userId, user.email.toLowerCase()])))
  await db.delete(users).where(isUser)
  for (const table of [usageMetrics, errorLog, documentTrail])
    await db.update(table).set({ userId: erased }).where(own(table, table.userId))
  await db.update(templates).set({ ownerId: erased }).where(own(templates, templates.ownerId))
  await db
    .update(documents)
    .set({ uploadedBy: erased, uploadedByName: NOBODY })
    .where(own(documents, documents.uploadedBy))
  await db
    .update(quotes)
    .set({ createdByName: NOBODY })
    .where(and(eq(quotes.tenantId, tenantId), eq(sql`${quotes.trail} ->> 'createdBy'`, userId)))
  for (const table of [bookings, quotes, templates]) {
    const named = NAMING.map((name) =>
      JSON.stringify({ [name]: userId })
        .slice(1, -1)
        .replace('":"', '": "'),
    )
    const anonymous = NAMING.map((name) => `"${name}": "${erased}"`)
    const replaced = (column: PgColumn) =>
      named.reduce((text, old, index) => sql`replace(${text}, ${old}, ${anonymous[index]})`, sql`${column}::text`)
    const mentions = sql`(${table.trail}::text || ${table.document}::text) like any(array[${sql.join(
      named.map((name) => sql`${`%${name.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`}`),
      sql`, `,
    )}])`
    await db
      .update(table)
      .set({ trail: sql`${replaced(table.trail)}::jsonb`, document: sql`${replaced(table.document)}::jsonb` })
      .where(and(eq(table.tenantId, tenantId), mentions))
  }
  return erased
}
