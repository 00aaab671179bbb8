import type { Db } from './connection.ts'
import { errorLog, usageMetrics } from './tables/reports.ts'

export interface Usage {
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

/** What the portal reports about itself. */
export interface Records {
  noteUsage(usage: Usage, at: Date): Promise<void>
  logError(failure: Failure, at: Date): Promise<void>
}

export function recordsOf(db: Db, tenantId: string): Records {
  return {
    async noteUsage(usage, at) {
      await db.insert(usageMetrics).values({ tenantId, ...usage, recordedAt: at })
    },
    async logError({ userId, component, message }, at) {
      await db.insert(errorLog).values({ tenantId, userId: userId ?? null, component, message, loggedAt: at })
    },
  }
}
