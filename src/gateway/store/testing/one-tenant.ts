import { drizzle } from 'drizzle-orm/pglite'
import { emptyDatabase } from '../../../../tests/support/empty-store.ts'
import { tenantFields } from '../../opening/tenants.ts'
import type { Db } from '../database/connection.ts'
import { migrate } from '../database/migrate.ts'
import { tenants } from '../tables/accounts.ts'

/** An embedded database whose tables hold one tenant, `ONE`, and nothing else; `end` closes it and removes what it wrote. */
export async function databaseOfOne(): Promise<{ db: Db; end(): Promise<void> }> {
  const { client, end } = await emptyDatabase()
  const db: Db = drizzle(client)
  await migrate(db)
  const fields = tenantFields({
    ...{ id: 'ONE', url: 'one', name: 'One', flavour: 'forwarding', captchaCount: 3, printLogo: 'true' },
    ...{ version: '1', buildDate: '20260331', accessLevels: {}, languages: { default: 'en' } },
    theme: { primaryColor: '#417F90', secondaryColor: '#1a5178' },
  })
  await db.insert(tenants).values({ id: 'ONE', ordinal: 1, ...fields })
  return { db, end }
}
