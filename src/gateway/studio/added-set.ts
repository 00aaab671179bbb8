import { firstStep, type Folder } from '../../changes/index.ts'
import type { Words } from '../ground/words.ts'
import { invalid, refuse } from '../operation/refusals.ts'
import type { Refusal } from '../operation/reply.ts'
import { eventOf } from '../operation/trail.ts'
import { folderOfVersion, rowOf, type StudioCall } from './desk.ts'
import { doneBefore, noteDone } from '../operation/intents.ts'

/** Change sets that a tenant has at once. */
export const MOST_SETS = 200

const FULL: Words = {
  en: `A tenant has at most ${MOST_SETS} change sets. Please delete those that nobody needs, on the first page of the studio.`,
  ja: `変更セットは1テナントにつき${MOST_SETS}件までです。スタジオの最初のページで、不要なものを削除してください。`,
}

/** A name that no other set has: as it is asked for, else with a number. Who looks for a set by its name finds the one that is meant. */
export function freeName(name: string, others: readonly string[]): string {
  const free = (at: number): string => {
    const numbered = at === 1 ? name : `${name} (${at})`
    return others.includes(numbered) ? free(at + 1) : numbered
  }
  return free(1)
}

/** Begins a change set, named by the body, that makes a version's folder into another one, or leaves it as it is; its id. */
export async function addedSet(call: StudioCall, over: number, files: Folder): Promise<string | Refusal> {
  const { store, tenant, user, body, now } = call
  const set = firstStep(await folderOfVersion(call, tenant.id, over), user.person, files)
  return store.transaction(async (tx) => {
    // Counted by one after the other: of many that come at once each would find room for itself.
    await tx.versions.lock()
    const before = await doneBefore<{ id: string }>(call, tx)
    const present = await tx.changeSets.list()
    if (before !== undefined) {
      if (!('done' in before)) return before
      const { id } = before.done
      return present.some((each) => each.id === id) ? id : refuse('not-found')
    }
    if (present.length >= MOST_SETS)
      return invalid(
        [{ field: 'name', message: `is one too many: a tenant has at most ${MOST_SETS} change sets` }],
        FULL,
      )
    const others = present.map((each) => each.name)
    const row = await tx.changeSets.add({
      name: freeName(body.name ?? '', others),
      over,
      madeBy: user.person,
      madeAt: now(),
    })
    await tx.changeSets.save(row.id, row.at, rowOf(set))
    await tx.trail.note(eventOf({ ...call, now: now() }, { event: 'created', kind: 'changeSet', id: row.id }))
    await noteDone(call, tx, { id: row.id })
    return row.id
  })
}
