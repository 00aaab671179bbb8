import { changed, isPlace, pictureFault, type Folder } from '../../changes/index.ts'
import type { Comparison, VersionLine } from '../../studio/host/api.ts'
import { invalid, refuse } from '../operation/refusals.ts'
import type { Refusal } from '../operation/reply.ts'
import { newToken, tokenHash } from '../session/tokens.ts'
import { changeSet, changeSetOf, currentVersion, folderOfVersion, type StudioCall } from './desk.ts'
import { addedSet } from './added-set.ts'
import { affectedBy } from './affected.ts'
import type { Answer, StudioOperations } from './operations.ts'
import { wordedDifferences } from './publishing.ts'

const MOST_VERSIONS = 500
/** How long the preview of a set can be opened, in milliseconds. */
const PREVIEW_MS = 8 * 60 * 60_000

/** What was published, what differs between two states, folders out and in, and a look at what is not published yet. */
export const versionOperations: StudioOperations = {
  versions: { right: 'configure', run: listed },
  compare: {
    right: 'configure',
    needs: ['version', 'other'],
    async run(call): Promise<Comparison | Refusal> {
      const { store, works, tenant, body } = call
      const [one, other] = await Promise.all([
        store.versions.read(body.version ?? 0),
        store.versions.read(body.other ?? 0),
      ])
      if (one === undefined || other === undefined) return refuse('not-found')
      const differences = await wordedDifferences(works, tenant.id, [one, other], body.language)
      return { differences, affected: await affectedBy(call, other, differences) }
    },
  },
  export: {
    right: 'configure',
    async run(call) {
      const { set, version } = call.body
      if (version !== undefined) return filesOf(await call.store.versions.read(version))
      if (set === undefined)
        return filesOf(await folderOfVersion(call, call.tenant.id, await currentVersion(call, call.tenant.id)))
      const row = await call.store.changeSets.find(set)
      return row === undefined
        ? refuse('not-found')
        : { ...filesOf((await changeSetOf(call, row)).files), version: row.at }
    },
  },
  import: {
    right: 'configure',
    needs: ['files'],
    async run(call) {
      const { tenant, user, body } = call
      const given = Object.entries(body.files ?? {})
      const fault = faultIn(given)
      if (fault !== undefined) return fault
      if (body.set !== undefined) {
        const done = await changeSet(call, (set) =>
          Promise.resolve(changed(set, user.person, withFiles(set.files, given), body.seen)),
        )
        return 'status' in done ? done : { set: done.id }
      }
      if (body.name === undefined) return invalid([{ field: 'name', message: 'is needed for a new change set' }])
      const over = await currentVersion(call, tenant.id)
      const set = await addedSet(call, over, withFiles(new Map(), given))
      return typeof set === 'string' ? { set } : set
    },
  },
  preview: {
    right: 'configure',
    needs: ['set'],
    async run({ store, body, now }) {
      const row = await store.changeSets.find(body.set ?? '')
      if (row === undefined) return refuse('not-found')
      const token = newToken()
      const until = new Date(now().getTime() + PREVIEW_MS)
      await store.changeSets.keepPreview(row.id, tokenHash(token), until)
      return { token, until: until.toISOString() }
    },
  },
}

async function listed(call: StudioCall): Promise<VersionLine[]> {
  // What is installed is a version, too, before anything was published.
  const current = await currentVersion(call, call.tenant.id)
  const versions = await call.store.versions.list(MOST_VERSIONS)
  return versions.map(({ number, name, why, userName, madeAt, over }) => ({
    number,
    name,
    why,
    madeAt: madeAt.toISOString(),
    isPublished: number === current,
    ...(userName !== null && { madeBy: userName }),
    ...(over !== null && { over }),
  }))
}

function filesOf(folder: Folder | undefined): Answer {
  return folder === undefined ? refuse('not-found') : { files: Object.fromEntries(folder) }
}

/** A folder with files written, or taken away where there is nothing to write. */
function withFiles(folder: Folder, given: readonly [string, string | null][]): Folder {
  const files = new Map(folder)
  for (const [path, content] of given) {
    if (content === null) files.delete(path)
    else files.set(path, content)
  }
  return files
}

/** Refuses what is no file of a tenant's folder, and a picture or typeface that is none, or that could do more than be looked at. */
function faultIn(given: readonly [string, string | null][]): Refusal | undefined {
  const faults = given.flatMap(([path, content]) => {
    const fault = isPlace(path) ? pictureFault(path, content ?? '') : NO_PLACE
    return fault === undefined || (content === null && fault !== NO_PLACE) ? [] : [{ field: path, message: fault }]
  })
  const [first] = faults
  return (
    first && invalid(faults, { en: `${first.field}: ${first.message.en}`, ja: `${first.field}: ${first.message.ja}` })
  )
}

const NO_PLACE = {
  en: 'This is no place in a tenant’s folder.',
  ja: 'テナントのフォルダーに置けないファイルです。',
}
