import { and, eq } from 'drizzle-orm'
import type { Db } from '../database/connection.ts'
import type { OwnerRulesRow } from '../tables/documents.ts'
import { ownerRules } from '../tables/documents.ts'

/** What administrators have set for the owners of records. */
export interface OwnerRules {
  /** Of an owner; of the tenant's head office without one. Undefined when nothing was ever set. */
  find(ownerId: string | undefined): Promise<OwnerRulesRow | undefined>
}

export function ownerRulesOf(db: Db, tenantId: string): OwnerRules {
  return {
    async find(ownerId) {
      const owner = ownerId === undefined ? eq(ownerRules.isHeadOffice, true) : eq(ownerRules.ownerId, ownerId)
      return (
        await db
          .select()
          .from(ownerRules)
          .where(and(eq(ownerRules.tenantId, tenantId), owner))
      )[0]
    },
  }
}
