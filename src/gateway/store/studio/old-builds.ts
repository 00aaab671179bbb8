import { sql } from 'drizzle-orm'
import type { Db } from '../database/connection.ts'
import { tenants } from '../tables/accounts.ts'
import { tenantBuilds, tenantFiles, tenantVersions } from '../tables/studio.ts'

/** Builds, and contents, that go at once. */
const PORTION = 200

/**
 * Lets builds of a tenant go whose place another one took before a moment, and then the contents that neither a version nor a build has any more,
 * until it is told to end. The last build of the version that is served stays, however old it is: it may be all that can be served over a new base.
 */
export async function dropBuilds(db: Db, tenantId: string, before: Date, end?: AbortSignal): Promise<void> {
  const moment = before.toISOString()
  const old = sql`
    delete from ${tenantBuilds} where (tenant_id, number, base) in (
      select build.tenant_id, build.number, build.base from ${tenantBuilds} build
      where build.tenant_id = ${tenantId}
        and exists (select from ${tenantBuilds} later where later.tenant_id = build.tenant_id
                    and later.served_at > build.served_at and later.served_at < ${moment})
        and (build.number, build.base) not in (
          select last.number, last.base from ${tenantBuilds} last
          join ${tenants} tenant on tenant.id = last.tenant_id and tenant.published = last.number
          where last.tenant_id = ${tenantId} order by last.served_at desc limit 1)
      limit ${PORTION}) returning 1`
  const unused = sql`
    delete from ${tenantFiles} where (tenant_id, hash) in (
      select file.tenant_id, file.hash from ${tenantFiles} file
      where file.tenant_id = ${tenantId} and not exists (select from (
        select value as hash from ${tenantVersions} version, jsonb_each_text(version.files) where version.tenant_id = ${tenantId}
        union
        select value from ${tenantBuilds} build, jsonb_each_text(build.files) where build.tenant_id = ${tenantId}
      ) used where used.hash = file.hash)
      limit ${PORTION}) returning 1`
  for (const statement of [old, unused]) {
    let gone = PORTION
    while (gone === PORTION && end?.aborted !== true)
      gone = await db.transaction(async (tx) => {
        // Whoever keeps a version or a build finds its contents there, or puts them in: not while they go.
        await tx.execute(sql`select from ${tenants} where id = ${tenantId} for no key update`)
        return ((await tx.execute(statement)) as { rows: unknown[] }).rows.length
      })
  }
}
