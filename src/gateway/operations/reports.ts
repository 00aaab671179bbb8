import type { OperationId } from '../../contract/index.ts'
import type { OpenCall, Operations } from '../operation/operation.ts'
import { addressedStore } from '../operation/operation.ts'
import { invalid, refuse } from '../operation/refusals.ts'
import { eventOf } from '../operation/trail.ts'
import type { Limit } from '../session/limits.ts'
import { ERROR_REPORT, networkOf, ofStrangers, USAGE_REPORT } from '../session/limits.ts'
import { tokenHash } from '../session/tokens.ts'
import { NOBODY } from '../store/calls/reports.ts'
import type { UserRow } from '../store/tables/accounts.ts'
import type { TenantStore } from '../store/tenant-store.ts'

const SMALL_BODY = 16 * 1024
const UNKNOWN_TENANT = invalid([{ field: 'x-tenant', message: 'There is no such tenant.' }])

/** What the portal reports about itself. A refused sign-in is reported without a token, so both are open. */
export const reportOperations: Pick<Operations, 'recordUsage' | 'logError'> = {
  recordUsage: {
    access: 'open',
    bodyLimit: SMALL_BODY,
    async run(call) {
      const { body, path } = call.input
      const reporter = await reporterOf(call)
      if (reporter === undefined) return UNKNOWN_TENANT
      if (body.tenant !== reporter.store.tenantId)
        return invalid([{ field: 'tenant', message: 'must be the tenant of the call' }])
      if (body.service !== path.service)
        return invalid([{ field: 'service', message: 'must be the service of the address' }])
      const wait = await waitOf(call, reporter, USAGE_REPORT)
      if (wait !== undefined) return refuse('too-many-requests', { seconds: wait })
      const { service, operation, status } = body
      await reporter.store.reports.noteUsage(
        { userId: reporter.user?.userId ?? NOBODY, service, operation, status },
        call.now,
      )
      // What a page writes into a file on the device it can only report itself.
      if (operation === 'exportRows' && reporter.user !== undefined)
        await reporter.store.trail.note(
          eventOf({ ...call, user: reporter.user }, { event: 'exported', kind: 'list', id: service }),
        )
      return { status: 204, body: undefined }
    },
  },
  logError: {
    access: 'open',
    bodyLimit: SMALL_BODY,
    async run(call) {
      const reporter = await reporterOf(call)
      if (reporter === undefined) return UNKNOWN_TENANT
      const wait = await waitOf(call, reporter, ERROR_REPORT)
      if (wait !== undefined) return refuse('too-many-requests', { seconds: wait })
      await reporter.store.reports.logError({ userId: reporter.user?.userId, ...call.input.body }, call.now)
      return { status: 204, body: undefined }
    },
  },
}

/** How long the reporter has to wait, if at all. Strangers may report less: whatever they say is kept. */
async function waitOf(
  { source, now }: Pick<OpenCall<'logError'>, 'source' | 'now'>,
  { store, user }: Reporter,
  limit: Limit,
): Promise<number | undefined> {
  const network = networkOf(source.ip)
  const ofAll = await store.attempts.take(limit, network, now)
  return ofAll ?? (user === undefined ? store.attempts.take(ofStrangers(limit), network, now) : undefined)
}

interface Reporter {
  store: TenantStore
  user: UserRow | undefined
}

/** Whose report it is: the tenant of the header, and the user when a living session of that tenant says so. */
async function reporterOf<Id extends OperationId>(call: OpenCall<Id>): Promise<Reporter | undefined> {
  const addressed = await addressedStore(call)
  if (addressed === undefined) return undefined
  const session = call.token === undefined ? undefined : await call.directory.session(tokenHash(call.token), call.now)
  return {
    store: addressed.store,
    user: session?.tenant.id === addressed.tenant.id ? session.user : undefined,
  }
}
