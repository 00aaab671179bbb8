import type { FastifyBaseLogger } from 'fastify'
import { refuse } from '../operation/refusals.ts'
import type { Refusal } from '../operation/reply.ts'
import { eventOf } from '../operation/trail.ts'
import { MOVED, publish } from './publishing.ts'
import type { ChangeSetRow } from '../store/tables/studio.ts'
import type { Desk } from './desk.ts'
import { isRefusal } from './operations.ts'

/** How often is looked whether something is due, in milliseconds. */
const EVERY_MS = 1_000

/** How long what failed rests, in milliseconds: the database or the compiler may be back by then. */
const REST_MS = 60_000

/** Publishes change sets when they are due; of several gateways over a store one does it. Gives what ends it. */
export function publishWhenDue(desk: Desk, log: Log): () => Promise<void> {
  const resting = new Map<string, number>()
  let running: Promise<void> | undefined
  // One look at a time: those that would wait for a slow one would all follow it at once.
  const look = () => {
    running ??= publishDue(desk, log, resting)
      .catch((error: unknown) => log.error({ err: error }, 'what is due cannot be published'))
      .finally(() => (running = undefined))
  }
  const timer = setInterval(look, EVERY_MS).unref()
  return async () => {
    clearInterval(timer)
    await running
  }
}

type Log = Pick<FastifyBaseLogger, 'warn' | 'error'>

/**
 * Publishes what is due by now, in the name of whoever scheduled it. It is due until it is published, so that another gateway does it where this
 * one ends meanwhile; of two at once the second finds it gone. What is refused stays a change set, due no more, that says why, as the log does.
 * `resting`: until when what failed is left alone, by the id of its set.
 */
async function publishDue(desk: Desk, log: Log, resting: Map<string, number>): Promise<void> {
  const now = desk.now().getTime()
  for (const row of await desk.directory.dueChangeSets(desk.now())) {
    if ((resting.get(row.id) ?? 0) > now) continue
    resting.delete(row.id)
    const { id: changeSet, tenantId: tenant } = row
    try {
      const refused = await publishOne(desk, row)
      // Looked at again, as it and the portal are by then.
      if (refused === undefined || refused.message === MOVED) continue
      // A set that was published elsewhere meanwhile, or changed, is not taken here: it is gone, or tried again as it is now.
      if (await takeDue(desk, row, refused))
        log.warn({ changeSet, tenant, code: refused.code }, 'a change set was due and is not published')
    } catch (error) {
      resting.set(changeSet, now + REST_MS)
      log.error({ err: error, changeSet, tenant }, 'a change set is due and cannot be published now')
    }
  }
}

/** Takes a set that was refused out of the schedule: it says why from now on, and so does the trail. */
async function takeDue({ directory, now }: Desk, row: ChangeSetRow, { message }: Refusal): Promise<boolean> {
  return directory.tenant(row.tenantId).transaction(async ({ changeSets, trail }) => {
    if (!(await changeSets.takeDue(row.id, row.at, now(), message))) return false
    const event = { event: 'refused', kind: 'changeSet', id: row.id } as const
    await trail.note(eventOf({ user: undefined, now: now(), source: sourceOf(row) }, event))
    return true
  })
}

/** Publishes a set; gives what refuses it. */
async function publishOne(desk: Desk, row: ChangeSetRow): Promise<Refusal | undefined> {
  const store = desk.directory.tenant(row.tenantId)
  const [tenant, user] = await Promise.all([
    desk.directory.tenantById(row.tenantId),
    store.accounts.findPerson(row.dueBy ?? ''),
  ])
  if (tenant === undefined || user?.mayPublish !== true || !user.allowPortal) return refuse('forbidden')
  const call = { ...desk, user, tenant, store, source: sourceOf(row), body: { set: row.id } }
  const done = await publish(call, row, row.why)
  return isRefusal(done) ? done : undefined
}

const sourceOf = ({ id }: ChangeSetRow) => ({ reference: `schedule ${id}`, ip: '127.0.0.1' })
