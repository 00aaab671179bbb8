import type { ChangeSet, Counts, Folder, Overtaken } from '../../changes/index.ts'
import { changedPaths, differing, rebased } from '../../changes/index.ts'
import type { Change } from '../../studio/host/api.ts'
import type { TenantWish } from '../../studio/host/new-tenant.ts'
import type { Words } from '../ground/words.ts'
import type { Store } from '../opening/open.ts'
import { refuse } from '../operation/refusals.ts'
import type { Refusal } from '../operation/reply.ts'
import { includesStudioRight, studioRightOf } from '../operation/studio-rights.ts'
import type { Source } from '../operation/trail.ts'
import type { Works } from '../published/works.ts'
import type { Directory, SignedIn } from '../store/directory.ts'
import type { ChangeSetRow } from '../store/tables/studio.ts'
import type { TenantStore } from '../store/tenant-store.ts'
import { doneBefore, noteDone, type Intent } from '../operation/intents.ts'
import { overtakenWords } from './overtaken.ts'

/** What the studio's operations work with. */
export interface Desk {
  directory: Directory
  works: Works
  /** Puts a tenant with nothing in it into the store, and what `fill` does for it, all or nothing; false where its id or its address is somebody's. */
  addTenant: Store['addTenant']
  now: () => Date
}

/** Somebody who is signed in asks something of the studio. */
export interface StudioCall extends Desk, Pick<SignedIn, 'user' | 'tenant'> {
  store: TenantStore
  source: Source
  /** What is to be done once. */
  intent?: Intent | undefined
  body: StudioBody
}

/** All that the studio's page may send; each operation says what of it it needs. */
export interface StudioBody {
  set?: string
  file?: string
  /** Of whoever asks: what findings and differences are put into. */
  language?: string
  seen?: number
  /** Where the set and what is published changed the same place. */
  keeps?: Counts
  /** The version alone is answered. */
  brief?: boolean
  changes?: Change[]
  pointer?: string
  sought?: string
  name?: string
  why?: string
  at?: string
  version?: number
  other?: number
  /** Nothing for one that goes. */
  files?: Record<string, string | null>
  newTenant?: TenantWish
}

/** A version's folder by its number; versions never change, so that they are read once. */
const folders = new WeakMap<Directory, Map<string, Promise<Folder>>>()
const MOST_FOLDERS = 50

/** The folder of a version. Rejects where the store has lost it: a change set over nothing would take away all that it does not name. */
export function folderOfVersion(
  { directory }: Pick<Desk, 'directory'>,
  tenantId: string,
  number: number,
): Promise<Folder> {
  const known = folders.get(directory) ?? new Map<string, Promise<Folder>>()
  folders.set(directory, known)
  const key = `${tenantId} ${number}`
  const present = known.get(key)
  if (present !== undefined) return present
  const read = directory
    .tenant(tenantId)
    .versions.read(number)
    .then((folder) => {
      if (folder === undefined) throw new Error(`version ${number} of ${tenantId} is not in the store`)
      return folder
    })
  known.set(key, read)
  read.catch(() => known.delete(key))
  const [oldest = ''] = known.keys()
  if (known.size > MOST_FOLDERS) known.delete(oldest)
  return read
}

/**
 * The version that the tenant's portal is now. Where none was published in the store, it is the newest one, made of the installation's own files where
 * these have changed since.
 */
export async function currentVersion(
  desk: Pick<Desk, 'directory' | 'works' | 'now'>,
  tenantId: string,
): Promise<number> {
  const store = desk.directory.tenant(tenantId)
  const own = await desk.works.folder(tenantId)
  return store.transaction(async ({ versions }) => {
    const published = await versions.lock()
    if (published !== null) return published
    const latest = await versions.latest()
    const folder = own ?? new Map<string, string>()
    // Read within the transaction: the embedded database has one connection, which this one holds.
    const known = latest === undefined ? undefined : await versions.read(latest)
    if (latest !== undefined && known !== undefined && differing(folder, known).length === 0) return latest
    return versions.add(folder, { over: latest ?? null, madeAt: desk.now(), person: null, name: '', why: '' })
  })
}

/** A stored set as a value. */
export async function changeSetOf(desk: Pick<Desk, 'directory'>, row: ChangeSetRow): Promise<ChangeSet> {
  const base = await folderOfVersion(desk, row.tenantId, row.over)
  const files = new Map(base)
  for (const [path, content] of Object.entries(row.files)) {
    if (content === null) files.delete(path)
    else files.set(path, content)
  }
  return { base, files, steps: row.steps, at: row.at }
}

/** What is stored of a set. */
export function rowOf(set: ChangeSet): Pick<ChangeSetRow, 'files' | 'steps' | 'at'> {
  return {
    files: Object.fromEntries(changedPaths(set).map((path) => [path, set.files.get(path) ?? null])),
    steps: [...set.steps],
    at: set.at,
  }
}

/** The set over what the portal is now: the number of that version, and the set or the places that both have changed. */
export async function overCurrent(
  desk: Desk,
  row: ChangeSetRow,
): Promise<{ over: number; set: ChangeSet; overtaken: Overtaken['overtaken'] }> {
  const [over, set] = await Promise.all([currentVersion(desk, row.tenantId), changeSetOf(desk, row)])
  if (over === row.over) return { over, set, overtaken: [] }
  const next = rebased(set, await folderOfVersion(desk, row.tenantId, over))
  return 'overtaken' in next ? { over, set, overtaken: next.overtaken } : { over, set: next, overtaken: [] }
}

/** How often a change is tried again that met another one. */
const MOST_TRIES = 8

/** Changes a set as `work` says, from whatever it is by then, `over` a version; `work` runs again where somebody else was quicker. */
export async function changeSet(
  call: StudioCall,
  work: (set: ChangeSet) => Promise<ChangeSet | Overtaken>,
  over: Partial<Pick<ChangeSetRow, 'over'>> = {},
): Promise<ChangeSetRow | Refusal> {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const row = await call.store.changeSets.find(call.body.set ?? '')
    if (row === undefined) return refuse('not-found')
    const before = await doneBefore(call)
    // The row may be that of before it was done.
    if (before !== undefined)
      return 'done' in before ? ((await call.store.changeSets.find(row.id)) ?? refuse('not-found')) : before
    const set = await changeSetOf(call, row)
    const next = await work(set)
    if ('overtaken' in next) return refuse('conflict', { obstacle: await overtakenWords(call, set, next) })
    if (next === set) return row
    const fields = { ...rowOf(next), ...over, ...unscheduled(call, row), changedAt: call.now() }
    const saved = await call.store.transaction(async (tx) => {
      const written = await tx.changeSets.save(row.id, row.at, fields)
      if (written !== undefined) await noteDone(call, tx, {})
      return written
    })
    if (saved !== undefined) return saved
  }
  return refuse('unavailable', { reference: call.source.reference })
}

/** What is due was looked at by somebody who may publish it: who may not takes it out of the schedule by changing it. */
function unscheduled({ user }: StudioCall, { dueAt }: ChangeSetRow): Partial<ChangeSetRow> {
  if (dueAt === null || includesStudioRight(studioRightOf(user), 'publish')) return {}
  return { dueAt: null, refused: { at: dueAt.toISOString(), because: CHANGED_SINCE } }
}

const CHANGED_SINCE: Words = {
  en: 'it was changed afterwards by somebody who may not publish. Look at it and schedule it again.',
  ja: 'その後、公開する権限のない人が変更しました。内容を確認して、もう一度予約してください。',
}
