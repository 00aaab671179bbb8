import { firstStep, type Folder } from '../../changes/index.ts'
import { eventOf } from '../operation/trail.ts'
import { folderOfVersion, rowOf, type StudioCall } from './desk.ts'

/** Begins a change set, named by the body, that makes a version's folder into another one; its id. */
export async function addedSet(call: StudioCall, over: number, files: Folder): Promise<string> {
  const { store, tenant, user, body, now } = call
  const set = firstStep(await folderOfVersion(call, tenant.id, over), user.person, files)
  return store.transaction(async (tx) => {
    const row = await tx.changeSets.add({ name: body.name ?? '', over, madeBy: user.person, madeAt: now() })
    await tx.changeSets.save(row.id, row.at, rowOf(set))
    await tx.trail.note(eventOf({ ...call, now: now() }, { event: 'created', kind: 'changeSet', id: row.id }))
    return row.id
  })
}
