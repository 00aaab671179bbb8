import { isBinary, type Folder } from '../../changes/index.ts'
import { tokenHash } from '../session/tokens.ts'
import type { ChangeSetRow } from '../store/tables/studio.ts'
import { changeSetOf, type Desk } from './desk.ts'

/** The portals of change sets, for whoever has the token of a preview. */
export interface Previews {
  /** A file of the portal as the set makes it; undefined for a token that is not good, or no more, and for a file that there is not. */
  file(tenantUrl: string, token: string, path: string): Promise<string | Buffer | undefined>
  /** Whether a token opens the preview of a set of that tenant. */
  isGood(tenantUrl: string, token: string): Promise<boolean>
}

/** Portals that are kept ready: each is all files of one. */
const MOST_SHOWN = 20

/** A set with errors is shown as it was without, where this process knows it; else as what it was begun over. Its pictures are its own in any case. */
export function previewsOf(desk: Desk): Previews {
  const shown = new Map<string, { at: number; files: Promise<Folder | undefined> }>()
  const rowOf = async (tenantUrl: string, token: string) => {
    const tenant = await desk.directory.tenantByUrl(tenantUrl)
    return tenant && desk.directory.tenant(tenant.id).changeSets.previewed(tokenHash(token), desk.now())
  }
  return {
    async file(tenantUrl, token, path) {
      const row = await rowOf(tenantUrl, token)
      if (row === undefined) return undefined
      let last = shown.get(row.id)
      if (last?.at !== row.at) {
        const before = last?.files ?? Promise.resolve(undefined)
        const files = filesOf(desk, row, before)
        files.catch(() => shown.delete(row.id))
        last = { at: row.at, files }
      }
      shown.delete(row.id)
      shown.set(row.id, last)
      const [longestUnseen = ''] = shown.keys()
      if (shown.size > MOST_SHOWN) shown.delete(longestUnseen)
      const content = (await last.files)?.get(path)
      if (content === undefined) return undefined
      if (isBinary(path)) return Buffer.from(content, 'base64')
      return path.startsWith('webHelp/') ? ofPreview(content, tenantUrl, token) : content
    },
    isGood: async (tenantUrl, token) => (await rowOf(tenantUrl, token)) !== undefined,
  }
}

async function filesOf(
  desk: Desk,
  row: ChangeSetRow,
  before: Promise<Folder | undefined>,
): Promise<Folder | undefined> {
  const set = await changeSetOf(desk, row)
  const made = await desk.works.build(row.tenantId, set.files)
  const last = await before
  if (!('findings' in made)) return shownAtOnce(made.built.files, last)
  const begun = last === undefined ? await desk.works.build(row.tenantId, set.base) : undefined
  const whole = last ?? (begun === undefined || 'findings' in begun ? undefined : shownAtOnce(begun.built.files))
  return whole && new Map([...whole, ...[...set.files].filter(([path]) => path.startsWith('assets/'))])
}

/** A page of the help, or its style sheet, with the pictures and letters of the preview: addresses of the tenant's folder lead into the preview's. */
function ofPreview(text: string, tenantUrl: string, token: string): string {
  return text.replaceAll(/"\/tenants\/[\w-]+\//g, `"/tenants/${tenantUrl}/~${token}/`)
}

/** Without the pause before the first paint that a tenant may ask for; with the files of the state before, which an open page still asks for. */
function shownAtOnce(files: Folder, before: Folder = new Map()): Folder {
  const head = JSON.parse(files.get('tenant.json') ?? '{}') as object
  const hashed = [...before].filter(([path]) => /^(labels|screens|validators)\//.test(path))
  return new Map([...hashed.slice(-500), ...files, ['tenant.json', JSON.stringify({ ...head, renderDelayMs: 0 })]])
}
