import type { FastifyBaseLogger } from 'fastify'
import { publish } from './publishing.ts'
import type { Desk } from './desk.ts'
import { isRefusal } from './operations.ts'

/** How often is looked whether something is due, in milliseconds. */
const EVERY_MS = 1_000

/** Publishes change sets when they are due; of several gateways over a store one does it. Gives what ends it. */
export function publishWhenDue(desk: Desk, log: Pick<FastifyBaseLogger, 'warn' | 'error'>): () => Promise<void> {
  let running = Promise.resolve()
  const look = () => {
    running = running
      .then(() => publishDue(desk, log))
      .catch((error: unknown) => log.error({ err: error }, 'what is due cannot be published'))
  }
  const timer = setInterval(look, EVERY_MS).unref()
  return async () => {
    clearInterval(timer)
    await running
  }
}

/** Publishes what is due by now, in the name of whoever scheduled it. What cannot be published stays a change set, and is in the log. */
async function publishDue(desk: Desk, log: Pick<FastifyBaseLogger, 'warn'>): Promise<void> {
  for (const row of await desk.directory.dueChangeSets(desk.now())) {
    const store = desk.directory.tenant(row.tenantId)
    if (!(await store.changeSets.takeDue(row.id, desk.now()))) continue
    const [tenant, user] = await Promise.all([
      desk.directory.tenantById(row.tenantId),
      store.accounts.findPerson(row.dueBy ?? ''),
    ])
    const source = { reference: `schedule ${row.id}`, ip: '127.0.0.1' }
    const isAllowed = user?.mayPublish === true && user.allowPortal
    const done =
      tenant === undefined || user === undefined || !isAllowed
        ? undefined
        : await publish({ ...desk, user, tenant, store, source, body: { set: row.id } }, row, row.why)
    if (done === undefined || isRefusal(done))
      log.warn(
        { changeSet: row.id, tenant: row.tenantId, code: done?.code ?? 'forbidden' },
        'a change set was due and is not published',
      )
  }
}
