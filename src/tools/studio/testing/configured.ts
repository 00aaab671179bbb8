import { fileURLToPath } from 'node:url'
import { withFolder } from '../../../changes/index.ts'
import {
  checkTenant,
  entryAbout,
  outline,
  tenantIds,
  type ConfigInput,
  type OutlineEntry,
} from '../../../config/node.ts'
import { readConfig, readWholeFolder } from '../../project/read.ts'
import { folderWith } from '../desk.ts'
import type { Change } from '../../../studio/host/api.ts'

const root = fileURLToPath(new URL('../../../../', import.meta.url))
/** The project's own files, which tests change in memory as the studio's host does on the disk. */
export const portal: ConfigInput = readConfig(root)
const folders = new Map(
  tenantIds(portal).map((id) => [id, readWholeFolder(`${root}tenants/${id}`) ?? new Map<string, string>()]),
)

/** All entries of a screen, those in others, too. */
export const all = (input: ConfigInput, tenant: string, file: string): OutlineEntry[] =>
  withInner(outline(input, tenant, file))
const withInner = (entries: readonly OutlineEntry[]): OutlineEntry[] =>
  entries.flatMap((entry) => [entry, ...withInner(entry.entries)])

/** The entry at a dotted way through its file. Throws where there is none. */
export function entryAt(input: ConfigInput, tenant: string, file: string, way: string): OutlineEntry {
  const found = all(input, tenant, file).find(({ keys }) => keys.join('.') === way)
  if (found === undefined) throw new Error(`${file} has no ${way}`)
  return found
}

/** What the studio's panel is told of an entry, or of the screen itself. */
export const about = (input: ConfigInput, tenant: string, file: string, way = '') =>
  entryAbout(input, tenant, file, way === '' ? [] : way.split('.'))

/** The files after changes, which may follow others. */
export const after = (input: ConfigInput, tenant: string, changes: readonly Change[]): ConfigInput =>
  withFolder(input, tenant, folderWith(input, tenant, folderOf(input, tenant), changes))

/** What stands in the tenant's folder, with what was changed in it. */
function folderOf(input: ConfigInput, tenant: string): Map<string, string> {
  const within = `tenants/${tenant}/`
  const changed = [...input.files].flatMap(([path, text]) =>
    path.startsWith(within) ? [[path.slice(within.length), text] as const] : [],
  )
  return new Map([...(folders.get(tenant) ?? []), ...changed])
}

/** What the check refuses. */
export const errors = (input: ConfigInput, tenant: string): string[] =>
  checkTenant(input, tenant).flatMap(({ severity, message }) => (severity === 'error' ? [message] : []))

/** A file of the tenant as it would be written. */
export const own = (input: ConfigInput, tenant: string, file: string): string | undefined =>
  input.files.get(`tenants/${tenant}/${file}`)
