import { sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { TenantFilling } from '../options.ts'
import type { Db } from '../store/connection.ts'
import { takeNumbers } from '../store/counters.ts'
import { insertAll } from '../store/insert.ts'
import { TENANT_TABLES } from '../store/tables/of-tenants.ts'
import { withoutIndexes } from '../store/without-indexes.ts'

/** The way into the tables of one tenant. Every row gets that tenant's id. */
export function tenantFilling(
  db: Db,
  { tenant, ordinal, now }: Pick<TenantFilling, 'tenant' | 'ordinal' | 'now'>,
): TenantFilling {
  return {
    tenant,
    ordinal,
    now,
    insert: (name, rows) =>
      insertAll(
        db,
        TENANT_TABLES[name] as PgTable,
        rows.map((row) => ({ ...row, tenantId: tenant.id })),
      ),
    takeNumbers: (counter, amount) => takeNumbers(db, tenant.id, counter, amount),
    async inBulk(names, fill) {
      const tables = names.map((name) => TENANT_TABLES[name])
      await withoutIndexes(db, tables, fill)
      // The embedded database gathers no statistics by itself; without them it reads every row of a large table.
      for (const table of tables) await db.execute(sql`analyze ${table}`)
    },
  }
}
