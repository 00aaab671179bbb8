import type { ChangeSet, Folder, Overtaken } from '../../changes/index.ts'
import { differing, overWith } from '../../changes/index.ts'
import type { Diagnostic } from '../../config/index.ts'
import { isObject, readJson } from '../../config/served.ts'
import type { Review, WordedDifference } from '../../studio/host/api.ts'
import type { Words } from '../ground/words.ts'
import { inLanguage, languageOf } from '../ground/words.ts'
import { otherFields, tenantFields } from '../opening/tenants.ts'
import { invalid, refuse } from '../operation/refusals.ts'
import { doneBefore, noteDone } from '../operation/intents.ts'
import type { Refusal } from '../operation/reply.ts'
import { includesStudioRight, studioRightOf } from '../operation/studio-rights.ts'
import { eventOf } from '../operation/trail.ts'
import type { BuiltTenant, Works } from '../published/works.ts'
import type { ChangeSetRow } from '../store/tables/studio.ts'
import type { TenantStore } from '../store/tenant-store.ts'
import { addedSet } from './added-set.ts'
import { affectedBy } from './affected.ts'
import { currentVersion, folderOfVersion, overCurrent, rowOf, type StudioCall } from './desk.ts'
import { ownWords, publicationFault, unsound } from './faults.ts'
import type { StudioOperations } from './operations.ts'
import { placesInWords } from './overtaken.ts'

/** What publication itself records: what the base has today where the tenant changes it. */
const RECORDED: ReadonlySet<string> = new Set(['base-changed', 'base-unrecorded'])

/** From a change set to what people see, and back. */
export const publishingOperations: StudioOperations = {
  review: {
    right: 'configure',
    needs: ['set'],
    async run(call): Promise<Review | Refusal> {
      const { store, tenant, works } = call
      const row = await store.changeSets.find(call.body.set ?? '')
      if (row === undefined) return refuse('not-found')
      const { over, set, overtaken } = await overCurrent(call, row)
      const current = await folderOfVersion(call, tenant.id, over)
      // What others have published elsewhere meanwhile is not taken back, whichever counts where both changed a place.
      const { files } = overtaken.length === 0 ? set : overWith(set, current, 'set')
      const [differences, made, found, names] = await Promise.all([
        wordedDifferences(works, tenant.id, [current, files], call.body.language),
        works.build(tenant.id, set.files),
        works.checked(tenant.id, set.files, call.body.language ?? 'en'),
        store.changeSets.names(),
      ])
      const mayPublish = includesStudioRight(studioRightOf(call.user), 'publish')
      const approvedBy = isApproved(row) ? names.get(row.approvedBy ?? '') : undefined
      const fault = 'findings' in made ? undefined : await publicationFault(call, current, made)
      return {
        differences,
        findings: toldOf(made, found),
        ...(overtaken.length > 0 && {
          conflict: inLanguage(await placesInWords(call, set, overtaken), languageOf(call.body.language)),
        }),
        needsApproval: demandsApproval(current),
        ...(demandsApproval(current) && !demandsApproval(set.files) && { endsApproval: true as const }),
        at: row.at,
        mayPublish,
        mayApprove: mayPublish && !hasWorked(row, call.user.person),
        ...(approvedBy !== undefined && { approvedBy }),
        ...(fault !== undefined && { refused: inLanguage(fault.message, languageOf(call.body.language)) }),
        affected: await affectedBy(call, files, differences),
      }
    },
  },
  approve: {
    right: 'publish',
    needs: ['set'],
    async run(call) {
      const { store, user } = call
      const row = await store.changeSets.find(call.body.set ?? '')
      if (row === undefined) return refuse('not-found')
      if (hasWorked(row, user.person)) return refuse('conflict', { obstacle: OWN_WORK })
      if (!isAsSeen(call, row)) return refuse('conflict', { obstacle: MOVED })
      return store.transaction(async (tx) => {
        const fields = { approvedBy: user.person, approvedAtChange: row.at }
        if ((await tx.changeSets.save(row.id, row.at, fields)) === undefined)
          return refuse('conflict', { obstacle: MOVED })
        await tx.trail.note(eventOf({ ...call, now: call.now() }, { event: 'approved', kind: 'changeSet', id: row.id }))
        return { approved: true }
      })
    },
  },
  publish: {
    right: 'publish',
    needs: ['set', 'why'],
    async run(call) {
      const row = await call.store.changeSets.find(call.body.set ?? '')
      const before = await doneBefore<{ version: number }>(call)
      if (before !== undefined) return 'done' in before ? before.done : before
      if (row === undefined) return refuse('not-found')
      if (!isAsSeen(call, row)) return refuse('conflict', { obstacle: MOVED })
      return publish(call, row, call.body.why ?? '')
    },
  },
  schedule: {
    right: 'publish',
    needs: ['set', 'why'],
    async run(call) {
      const { store, user, body } = call
      const row = await store.changeSets.find(body.set ?? '')
      if (row === undefined) return refuse('not-found')
      const dueAt = body.at === undefined ? null : new Date(body.at)
      if (dueAt !== null && !(dueAt.getTime() > call.now().getTime()))
        return invalid([{ field: 'at', message: 'is no moment to come' }])
      if (dueAt !== null && !isAsSeen(call, row)) return refuse('conflict', { obstacle: MOVED })
      return store.transaction(async (tx) => {
        const fields = { dueAt, dueBy: user.person, why: body.why ?? '', refused: null }
        if ((await tx.changeSets.save(row.id, row.at, fields)) === undefined)
          return refuse('conflict', { obstacle: MOVED })
        await tx.trail.note(
          eventOf({ ...call, now: call.now() }, { event: 'scheduled', kind: 'changeSet', id: row.id }),
        )
        return { dueAt: dueAt?.toISOString() ?? null }
      })
    },
  },
  rollback: {
    right: 'publish',
    needs: ['version', 'why'],
    async run(call) {
      const { store, tenant, works, body } = call
      const number = body.version ?? 0
      const folder = await store.versions.read(number)
      if (folder === undefined) return refuse('not-found')
      // What people see becomes another thing here, too: where two decide about that, one alone only begins it.
      const over = await currentVersion(call, tenant.id)
      const current = await folderOfVersion(call, tenant.id, over)
      if (demandsApproval(current)) {
        const set = await addedSet({ ...call, body: { ...body, name: body.name ?? `Version ${number}` } }, over, folder)
        return typeof set === 'string' ? { set } : set
      }
      const made = await works.build(tenant.id, folder)
      if ('findings' in made) return unsound(made.findings)
      const fault = await publicationFault(call, current, made)
      if (fault !== undefined) return fault
      const base = await works.base()
      return store.transaction(async (tx) => {
        // What the caller saw is what is taken back: nothing was published between.
        if (((await tx.versions.lock()) ?? over) !== over) return refuse('conflict', { obstacle: MOVED })
        await serve(tx, call, { number, base, built: made.built })
        await tx.trail.note(
          eventOf({ ...call, now: call.now() }, { event: 'rolledBack', kind: 'version', id: String(number) }),
        )
        return { version: number }
      })
    },
  },
}

/** Publishes a set: it becomes the next version, which every gateway over the store serves from then on, and is a set no more. */
export async function publish(
  call: StudioCall,
  row: ChangeSetRow,
  why: string,
): Promise<{ version: number } | Refusal> {
  const { store, tenant, works, user } = call
  const { over, set, overtaken } = await overCurrent(call, row)
  if (overtaken.length > 0) return refuse('conflict', { obstacle: await conflictWords(call, set, overtaken) })
  const current = await folderOfVersion(call, tenant.id, over)
  if (demandsApproval(current) && !isApproved(row)) return refuse('conflict', { obstacle: NOT_APPROVED })
  const made = await works.build(tenant.id, set.files)
  if ('findings' in made) return unsound(made.findings)
  const fault = await publicationFault(call, current, made)
  if (fault !== undefined) return fault
  const base = await works.base()
  return store.transaction(async (tx): Promise<{ version: number } | Refusal> => {
    const served = await tx.versions.lock()
    // What was looked at is what is published: nothing came between.
    const isStill =
      (served ?? over) === over && (await tx.changeSets.save(row.id, row.at, { ...rowOf(set) })) !== undefined
    if (!isStill) {
      const before = await doneBefore<{ version: number }>(call, tx)
      return before !== undefined && 'done' in before ? before.done : refuse('conflict', { obstacle: MOVED })
    }
    const now = call.now()
    const version = await tx.versions.add(made.folder, { over, madeAt: now, person: user.person, name: row.name, why })
    await serve(tx, call, { number: version, base, built: made.built })
    await tx.changeSets.remove(row.id)
    const fields = differing(current, made.folder)
    await tx.trail.note(eventOf({ ...call, now }, { event: 'published', kind: 'version', id: String(version), fields }))
    await noteDone(call, tx, { version })
    return { version }
  })
}

/** Lets a version be served as it was compiled, and the tenant be as it says: both in the transaction of the caller, or nothing. */
async function serve(
  { versions, trail }: TenantStore,
  { user, tenant, source, now }: StudioCall,
  { number, base, built }: { number: number; base: string; built: BuiltTenant },
): Promise<void> {
  const row = tenantFields(built.head)
  await versions.keepBuild({ number, base, files: built.files, now: now() })
  await versions.publish(number, row)
  const fields = otherFields(row, tenant)
  const what = { event: 'configured', kind: 'tenant', id: tenant.id, fields } as const
  if (fields.length > 0) await trail.note(eventOf({ user, now: now(), source }, what))
}

/** What the other folder has otherwise than the one, in words. */
export async function wordedDifferences(
  works: Works,
  tenant: string,
  [one, other]: readonly [Folder, Folder],
  language = 'en',
): Promise<WordedDifference[]> {
  const worded: readonly WordedDifference[] = await works.words(tenant, [one, other], language)
  // Where no words are known (pictures, help pages, the tenant's own file), the file is named.
  const named = new Set(worded.map(({ file }) => file))
  const others = differing(one, other).filter((path) => !named.has(path) && path !== 'base.json')
  return [...worded, ...others.map((path) => otherFile(path, [one, other]))]
}

function otherFile(path: string, [one, other]: readonly [Folder, Folder]): WordedDifference {
  const became = !other.has(path) ? { isGone: true as const } : !one.has(path) ? { isNew: true as const } : {}
  const texts = path.startsWith('labels/') ? textsOtherwise(one.get(path), other.get(path)) : undefined
  return { file: path, pointer: '', text: path, ...became, ...(texts !== undefined && { texts }) }
}

/** How many texts of a language one file has otherwise than another; nothing where one cannot be read. */
function textsOtherwise(one = '{}', other = '{}'): number | undefined {
  const [before, after] = [readJson(one), readJson(other)]
  if (!isObject(before) || !isObject(after)) return undefined
  const labels = Object.keys({ ...before, ...after }).filter((label) => label !== '$schema')
  return labels.filter((label) => JSON.stringify(before[label]) !== JSON.stringify(after[label])).length
}

/** Whether a tenant demands that a second person approves; of one whose file cannot be read nobody knows that it does without. */
function demandsApproval(folder: Folder): boolean {
  const words = ownWords(folder)
  return words === undefined || words.publication?.needsApproval === true
}

/** Whether a person took part in a change set. */
function hasWorked({ steps }: ChangeSetRow, by: string): boolean {
  return steps.some(({ person }) => person === by)
}

/** Whether a set is as it was when the caller saw what it means, where the caller says so. */
function isAsSeen({ body: { seen } }: StudioCall, { at }: ChangeSetRow): boolean {
  return seen === undefined || seen === at
}

/** Approved as it is now, by somebody else than those who made it. */
function isApproved(row: ChangeSetRow): boolean {
  const { approvedBy, approvedAtChange, at } = row
  return approvedBy !== null && approvedAtChange === at && !hasWorked(row, approvedBy)
}

/** What is wrong or doubtful about a set, as it was found for its reader; where it cannot be made for another reason, that. */
function toldOf(made: Awaited<ReturnType<Works['build']>>, found: readonly Diagnostic[]): Diagnostic[] {
  const isTold = found.some(({ severity }) => severity === 'error')
  if ('findings' in made && !isTold) return [...made.findings]
  return found.filter(({ code }) => !RECORDED.has(code))
}

async function conflictWords(call: StudioCall, set: ChangeSet, overtaken: Overtaken['overtaken']): Promise<Words> {
  const { en, ja } = await placesInWords(call, set, overtaken)
  return {
    en: `The same places were published otherwise meanwhile: ${en}. Say in its review which of the two counts.`,
    ja: `同じ箇所がすでに別の内容で公開されています: ${ja}。どちらを採用するかを、変更セットの確認画面で選んでください。`,
  }
}

const NOT_APPROVED: Words = {
  en: 'A second person must approve this change set as it is now.',
  ja: 'この変更セットの現在の内容を、ほかの担当者が承認する必要があります。',
}
const OWN_WORK: Words = {
  en: 'Whoever worked on a change set does not approve it.',
  ja: '自分が変更した変更セットは承認できません。',
}
/** What is said where something came between looking and publishing: a second look may find that it can be published. */
export const MOVED: Words = {
  en: 'The change set or the portal was changed meanwhile. Look at it again.',
  ja: '変更セットまたはポータルが変更されました。もう一度確認してください。',
}
