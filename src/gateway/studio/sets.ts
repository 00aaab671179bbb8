import type { Change, ChangeSetLine, Overall } from '../../studio/host/api.ts'
import type { ChangeSet, Overtaken } from '../../changes/index.ts'
import { changed, givenFor, redone, settled, takenBack, undone } from '../../changes/index.ts'
import { invalid, refuse } from '../operation/refusals.ts'
import type { Refusal } from '../operation/reply.ts'
import { eventOf } from '../operation/trail.ts'
import { inLanguage, languageOf } from '../ground/words.ts'
import type { ChangeSetRow } from '../store/tables/studio.ts'
import { addedSet, freeName } from './added-set.ts'
import { peopleAndRecords } from './affected.ts'
import { changeSet, changeSetOf, currentVersion, folderOfVersion, overCurrent, rowOf, type StudioCall } from './desk.ts'
import type { Answer, StudioOperations } from './operations.ts'

/** Somebody is at work in a set for so long after the last sign of it, in milliseconds. */
const PRESENT_MS = 45_000

/** Change sets, and work in one of them. */
export const setOperations: StudioOperations = {
  project: {
    right: 'configure',
    async run(call) {
      // With the screens of the set, too.
      const row = call.body.set === undefined ? undefined : await call.store.changeSets.find(call.body.set)
      const folder =
        row === undefined
          ? await folderOfVersion(call, call.tenant.id, await currentVersion(call, call.tenant.id))
          : (await changeSetOf(call, row)).files
      const project = await call.works.project(call.tenant.id, folder)
      const { userId, name, mayConfigure, mayPublish } = call.user
      const users = [{ userId, about: name }]
      return { ...project, users, password: '', rights: { configure: mayConfigure || mayPublish, publish: mayPublish } }
    },
  },
  sets: { right: 'configure', run: async (call) => lines(call) },
  'sets/create': {
    right: 'configure',
    needs: ['name'],
    async run(call) {
      const { tenant } = call
      const over = await currentVersion(call, tenant.id)
      const set = await addedSet(call, over, await folderOfVersion(call, tenant.id, over))
      return typeof set === 'string' ? lines(call, set) : set
    },
  },
  'sets/rename': {
    right: 'configure',
    needs: ['set', 'name'],
    async run(call) {
      const { set = '', name = '' } = call.body
      const isRenamed = await call.store.transaction(async (tx) => {
        // Of two that take one name at once the second sees the first.
        await tx.versions.lock()
        const others = (await tx.changeSets.list()).filter(({ id }) => id !== set)
        const names = others.map((each) => each.name)
        return tx.changeSets.rename(set, freeName(name, names))
      })
      return isRenamed ? lines(call) : refuse('not-found')
    },
  },
  'sets/delete': {
    right: 'configure',
    needs: ['set'],
    async run(call) {
      const { body, store } = call
      const isGone = await store.transaction(async (tx) => {
        if (!(await tx.changeSets.remove(body.set ?? ''))) return false
        const event = { event: 'removed', kind: 'changeSet', id: body.set ?? '' } as const
        await tx.trail.note(eventOf({ ...call, now: call.now() }, event))
        return true
      })
      return isGone ? lines(call) : refuse('not-found')
    },
  },
  look: {
    right: 'configure',
    needs: ['set', 'file'],
    run: (call) => looked(call, call.store.changeSets.find(call.body.set ?? '')),
  },
  change: {
    right: 'configure',
    needs: ['set', 'file', 'changes'],
    run: (call) => {
      const fault = pictureFaultIn(call.body.changes)
      if (fault !== undefined) return Promise.resolve(fault)
      return work(call, async (set) => {
        const next = await call.works.changed(call.tenant.id, set.files, call.body.changes ?? [])
        return changed(set, call.user.person, next, call.body.seen)
      })
    },
  },
  undo: {
    right: 'configure',
    needs: ['set', 'file'],
    run: (call) => work(call, (set) => Promise.resolve(undone(set, call.user.person))),
  },
  redo: {
    right: 'configure',
    needs: ['set', 'file'],
    run: (call) => work(call, (set) => Promise.resolve(redone(set, call.user.person))),
  },
  discard: {
    right: 'configure',
    needs: ['set', 'file'],
    run: (call) => work(call, (set) => Promise.resolve(takenBack(set, call.user.person))),
  },
  settle: {
    right: 'configure',
    needs: ['set', 'keeps'],
    async run(call) {
      const { tenant, user, body } = call
      const over = await currentVersion(call, tenant.id)
      const base = await folderOfVersion(call, tenant.id, over)
      const settle = (set: ChangeSet) => Promise.resolve(settled(set, base, user.person, body.keeps ?? 'published'))
      const done = await changeSet(call, settle, { over })
      return 'status' in done ? done : { version: done.at }
    },
  },
  people: { right: 'configure', run: peopleAndRecords },
  words: { right: 'configure', needs: ['set'], run: (call) => overallOf(call, 'words') },
  settings: { right: 'configure', needs: ['set'], run: (call) => overallOf(call, 'settings') },
  help: { right: 'configure', needs: ['set'], run: (call) => overallOf(call, 'help') },
  find: { right: 'configure', needs: ['set', 'sought'], run: (call) => overallOf(call, 'find') },
  explain: ofPlace('explained'),
  about: ofPlace('about'),
}

/** What is asked of one place of a screen, as it stands in the set. */
function ofPlace(what: 'explained' | 'about'): StudioOperations[string] {
  return {
    right: 'configure',
    needs: ['set', 'file', 'pointer'],
    async run(call) {
      const { set = '', file = '', pointer = '' } = call.body
      const row = await call.store.changeSets.find(set)
      if (row === undefined) return refuse('not-found')
      return call.works[what](call.tenant.id, (await changeSetOf(call, row)).files, file, pointer)
    },
  }
}

/** What is asked of all screens of the tenant together, as they stand in the set. */
async function overallOf(call: StudioCall, what: Overall): Promise<Answer> {
  const row = await call.store.changeSets.find(call.body.set ?? '')
  if (row === undefined) return refuse('not-found')
  return call.works.overall(call.tenant.id, (await changeSetOf(call, row)).files, what, call.body.sought ?? '')
}

/** Refuses a picture or a typeface that is none, or that could do more than be looked at. */
function pictureFaultIn(changes: readonly Change[] = []): Refusal | undefined {
  const faults = changes.flatMap((each) => {
    const picture = each.kind === 'picture' ? givenFor(each.keys, each.content) : undefined
    return picture !== undefined && 'en' in picture ? [picture] : []
  })
  return faults[0] && invalid([{ field: 'content', message: faults[0].en }], faults[0])
}

async function work(call: StudioCall, how: (set: ChangeSet) => Promise<ChangeSet | Overtaken>): Promise<Answer> {
  const done = await changeSet(call, how)
  if ('status' in done) return done
  return call.body.brief === true ? { version: done.at } : looked(call, Promise.resolve(done))
}

/** The screen as it stands in the set, over what the portal is by now, and who else is there. */
async function looked(call: StudioCall, found: Promise<ChangeSetRow | undefined>): Promise<Answer> {
  const { store, user, tenant, body, now } = call
  const row = await found
  if (row === undefined) return refuse('not-found')
  const { over, set, overtaken } = await overCurrent(call, row)
  const conflicts = [...new Set(overtaken.map((place) => place.file))]
  // Taken up once, so that what is undone lies over the same version.
  if (over !== row.over && conflicts.length === 0) {
    // Who looks changes nothing of it: what was approved is still that.
    const approval = row.approvedAtChange === row.at ? { approvedAtChange: set.at } : {}
    await store.changeSets.save(row.id, row.at, { ...rowOf(set), over, ...approval })
  }
  const file = body.file ?? ''
  // Published or thrown away since it was found.
  if (!(await store.changeSets.notePresence(row.id, user.person, file, now()))) return refuse('not-found')
  const [state, present] = await Promise.all([
    call.works.state({ tenant: tenant.id, set, file, language: body.language ?? 'en', person: user.person, conflicts }),
    store.changeSets.present(row.id, new Date(now().getTime() - PRESENT_MS)),
  ])
  const people = present.filter(({ person }) => person !== user.person)
  return { ...state, people: people.map(({ userName, file: at }) => ({ name: userName, file: at })) }
}

/** The change sets as they are listed; `made` is one that the call has made. */
async function lines({ store, body }: StudioCall, made?: string): Promise<ChangeSetLine[]> {
  const [rows, names] = await Promise.all([store.changeSets.list(), store.changeSets.names()])
  return rows.map((row) => {
    const madeBy = names.get(row.madeBy)
    const approvedBy = row.approvedAtChange === row.at ? names.get(row.approvedBy ?? '') : undefined
    return {
      id: row.id,
      name: row.name,
      changedAt: row.changedAt.toISOString(),
      files: row.files,
      ...(row.id === made && { isMade: true as const }),
      ...(madeBy !== undefined && { madeBy }),
      ...(approvedBy !== undefined && { approvedBy }),
      ...(row.dueAt !== null && { dueAt: row.dueAt.toISOString() }),
      ...(row.refused !== null && {
        refused: { at: row.refused.at, because: inLanguage(row.refused.because, languageOf(body.language)) },
      }),
    }
  })
}
