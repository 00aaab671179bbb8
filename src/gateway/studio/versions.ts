import { isPlace, pictureFault } from '../../changes/index.ts'
import type { VersionLine } from '../../studio/host/api.ts'
import { invalid, refuse } from '../operation/refusals.ts'
import { newToken, tokenHash } from '../session/tokens.ts'
import { currentVersion, folderOfVersion, type StudioCall } from './desk.ts'
import { addedSet } from './added-set.ts'
import type { StudioOperations } from './operations.ts'
import { folderAsked, wordedDifferences } from './publishing.ts'

const MOST_VERSIONS = 500
/** How long the preview of a set can be opened, in milliseconds. */
const PREVIEW_MS = 8 * 60 * 60_000

/** What was published, what differs between two states, folders out and in, and a look at what is not published yet. */
export const versionOperations: StudioOperations = {
  versions: { right: 'configure', run: listed },
  compare: {
    right: 'configure',
    needs: ['version', 'other'],
    async run({ store, works, tenant, body }) {
      const [one, other] = await Promise.all([
        store.versions.read(body.version ?? 0),
        store.versions.read(body.other ?? 0),
      ])
      return one === undefined || other === undefined
        ? refuse('not-found')
        : { differences: await wordedDifferences(works, tenant.id, [one, other], body.language) }
    },
  },
  export: {
    right: 'configure',
    async run(call) {
      const asked = call.body.set !== undefined || call.body.version !== undefined
      const folder = asked
        ? await folderAsked(call)
        : await folderOfVersion(call, call.tenant.id, await currentVersion(call, call.tenant.id))
      return folder === undefined ? refuse('not-found') : { files: Object.fromEntries(folder) }
    },
  },
  import: {
    right: 'configure',
    needs: ['name', 'files'],
    async run(call) {
      const { tenant, body } = call
      const files = new Map(Object.entries(body.files ?? {}))
      const wrong = [...files].flatMap(([path, content]) => {
        if (!isPlace(path)) return [{ field: path, message: 'is no place in a tenant’s folder' }]
        const fault = pictureFault(path, content)
        return fault === undefined ? [] : [{ field: path, message: fault.en }]
      })
      if (wrong.length > 0) return invalid(wrong)
      const over = await currentVersion(call, tenant.id)
      return { set: await addedSet(call, over, files) }
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

async function listed({ store, tenant }: StudioCall): Promise<VersionLine[]> {
  const versions = await store.versions.list(MOST_VERSIONS)
  return versions.map(({ number, name, why, userName, madeAt, over }) => ({
    number,
    name,
    why,
    madeAt: madeAt.toISOString(),
    isPublished: number === tenant.published,
    ...(userName !== null && { madeBy: userName }),
    ...(over !== null && { over }),
  }))
}
