import { and, count, eq, gte, inArray, lt, ne, sql } from 'drizzle-orm'
import type { Db } from '../database/connection.ts'
import { signBySign } from '../database/sign-by-sign.ts'
import type { Viewer } from '../database/viewer.ts'
import { users } from '../tables/accounts.ts'
import { errorLog, usageMetrics } from '../tables/calls.ts'

/** Of reports without a session: who sent one could name anybody. */
export const NOBODY = ''

export interface Usage {
  /** `NOBODY` where nobody was signed in. */
  userId: string
  service: string
  operation: string
  status: string
}

export interface Failure {
  userId: string | undefined
  component: string
  message: string
}

export type UsageColumn = 'status' | 'user'

export interface UsageFilter {
  /** The operation whose use is counted. */
  operation: string
  groupBy: UsageColumn
  /** Only the records with this value, in capitals, in that column. */
  only: { column: UsageColumn; value: string } | undefined
  /** The first moment that counts, and the first that does not any more. */
  from: Date
  until: Date
  /** Only uses by the people of this company, or by this user; everybody's without it. */
  by: Viewer | undefined
}

/** What the portal reports about itself. */
export interface Reports {
  noteUsage(usage: Usage, at: Date): Promise<void>
  /** The highest count first, equal ones in the order of their names. */
  countUsage(filter: UsageFilter): Promise<{ name: string; value: number }[]>
  logError(failure: Failure, at: Date): Promise<void>
}

const COLUMNS = { status: usageMetrics.status, user: usageMetrics.userId }
/** The same as they are compared: in capitals. Ids of users may be stored otherwise (accounts/accounts.ts). */
const COMPARED = { status: usageMetrics.status, user: sql`upper(${signBySign(usageMetrics.userId)})` }

export function reportsOf(db: Db, tenantId: string): Reports {
  return {
    async noteUsage(usage, at) {
      await db.insert(usageMetrics).values({ tenantId, ...usage, recordedAt: at })
    },
    async countUsage({ operation, groupBy, only, from, until, by }) {
      const colleaguesOf = (company: string) =>
        db
          .select({ userId: users.userId })
          .from(users)
          .where(and(eq(users.tenantId, tenantId), eq(users.customerId, company)))
      const counted = await db
        .select({ name: COLUMNS[groupBy], value: count() })
        .from(usageMetrics)
        .where(
          and(
            eq(usageMetrics.tenantId, tenantId),
            eq(usageMetrics.operation, operation),
            gte(usageMetrics.recordedAt, from),
            lt(usageMetrics.recordedAt, until),
            only === undefined ? undefined : eq(sql`${COMPARED[only.column]}`, only.value),
            groupBy === 'user' ? ne(usageMetrics.userId, NOBODY) : undefined,
            by && inArray(usageMetrics.userId, 'company' in by ? colleaguesOf(by.company) : [by.maker]),
          ),
        )
        .groupBy(COLUMNS[groupBy])
      return counted
        .map(({ name, value }) => ({ name, value: Number(value) }))
        .sort((one, other) => other.value - one.value || (one.name < other.name ? -1 : 1))
    },
    async logError({ userId, component, message }, at) {
      await db.insert(errorLog).values({ tenantId, userId: userId ?? null, component, message, loggedAt: at })
    },
  }
}
