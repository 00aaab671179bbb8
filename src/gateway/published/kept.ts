import { isBinary, type Folder } from '../../changes/index.ts'
import type { Directory } from '../store/directory.ts'
import type { PortalFiles } from './files.ts'
import type { Works } from './works.ts'

/** The portals that are published in the store, in front of those that were built. */
export interface KeptPortals extends PortalFiles {
  /** A file of a portal that is published in the store, or of an earlier version of it; undefined for all others. */
  file(tenantUrl: string, path: string): Promise<string | Buffer | undefined>
  /** Whether the tenant's portal is published in the store. */
  isKept(tenantUrl: string): Promise<boolean>
}

/** How long it may take until a publication at another gateway is seen here, in milliseconds of a clock that nobody sets. */
const SEEN_MS = 500
/** Addresses whose tenant is remembered for so long: anybody may ask for any address. */
const MOST_SEEN = 1_000

/** The portals of the store's tenants: each as its published version says; one that was never published there is as `built` has it. */
export function keptPortals(
  directory: Directory,
  works: Pick<Works, 'base' | 'build'>,
  built: PortalFiles,
): KeptPortals {
  const seen = new Map<string, { at: number; served: Promise<Served | undefined> }>()
  const builds = new Map<string, { number: number; files: Promise<Folder> }>()

  const servedAt = (tenantUrl: string): Promise<Served | undefined> => {
    const last = seen.get(tenantUrl)
    if (last !== undefined && performance.now() - last.at < SEEN_MS) return last.served
    const served = directory
      .tenantByUrl(tenantUrl)
      .then((row) => (typeof row?.published === 'number' ? { id: row.id, number: row.published } : undefined))
    served.catch(() => seen.delete(tenantUrl))
    seen.delete(tenantUrl)
    seen.set(tenantUrl, { at: performance.now(), served })
    const [oldest = ''] = seen.keys()
    if (seen.size > MOST_SEEN) seen.delete(oldest)
    return served
  }

  const filesOf = ({ id, number }: Served): Promise<Folder> => {
    const last = builds.get(id)
    if (last?.number === number) return last.files
    const files = buildOf(directory, works, id, number)
    files.catch(() => builds.delete(id))
    builds.set(id, { number, files })
    return files
  }

  const content = async (tenantUrl: string, path: string): Promise<string | undefined> => {
    const served = await servedAt(tenantUrl)
    if (served === undefined) return undefined
    return (await filesOf(served)).get(path) ?? (await directory.tenant(served.id).versions.builtFile(path))
  }

  return {
    async stamp(tenantUrl) {
      const served = await servedAt(tenantUrl)
      return served === undefined ? built.stamp(tenantUrl) : `version ${served.number} ${await works.base()}`
    },
    async text(tenantUrl, path) {
      return (await content(tenantUrl, path)) ?? built.text(tenantUrl, path)
    },
    async file(tenantUrl, path) {
      const found = await content(tenantUrl, path)
      return found !== undefined && isBinary(path) ? Buffer.from(found, 'base64') : found
    },
    isKept: async (tenantUrl) => (await servedAt(tenantUrl)) !== undefined,
  }
}

interface Served {
  id: string
  number: number
}

/** A version as it was compiled over this base; compiled now where it was not yet, after an upgrade. With errors over the new base it stays as it was. */
async function buildOf(
  directory: Directory,
  works: Pick<Works, 'base' | 'build'>,
  id: string,
  number: number,
): Promise<Folder> {
  const store = directory.tenant(id)
  const { versions } = store
  const base = await works.base()
  const kept = await versions.build(number, base)
  if (kept !== undefined) return kept
  const folder = await versions.read(number)
  const made = folder && (await works.build(id, folder))
  if (made === undefined || 'findings' in made) return (await versions.build(number)) ?? new Map()
  const { files } = made.built
  await store.transaction(async (tx) => {
    await tx.versions.lock()
    await tx.versions.keepBuild({ number, base, files, now: new Date() })
  })
  return files
}
