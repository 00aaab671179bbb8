import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Diagnostic } from '../../config/index.ts'
import { findings } from './check.ts'
import { onceEach, tenantOutput, type TenantOutput } from '../project/output.ts'
import { helpPages } from '../help/pages.ts'
import { lineOf } from '../project/print.ts'
import { readConfig } from '../project/read.ts'
import { bootHash, buildKeys, readBuilt, writeBuilt, type Built } from './unchanged.ts'

/** Folders whose files are named by content: those of earlier builds stay, so that a page opened before goes on working. */
const hashedFolders = ['labels', 'screens', 'validators']

/** What came of writing the tenants. */
export type BuildResult =
  | { ok: true; tenants: string[]; unchanged: string[]; diagnostics: Diagnostic[] }
  | { ok: false; reason: string; diagnostics: Diagnostic[] }

/**
 * Compiles every tenant into `distDir`/tenants/<url>/, and its help into `distDir`/webHelp/<url>/. `distDir` must exist: the
 * portal is built first. A tenant of which nothing changed since its last build is not compiled again. With an error in any
 * tenant nothing is written; otherwise each new folder takes the old one's place at once.
 */
export async function writeTenants(root: string, distDir: string): Promise<BuildResult> {
  if (!existsSync(distDir))
    return { ok: false, reason: `There is no ${distDir}: build the portal first (npm run build).`, diagnostics: [] }
  const input = readConfig(root)
  const keys = buildKeys(root, input)
  const kept = new Map(
    [...readBuilt(root)].filter(([id, { key, url, boot }]) => keys.get(id) === key && bootHash(distDir, url) === boot),
  )
  const tenants = folderOf(distDir, 'tenants')
  const help = folderOf(distDir, 'webHelp')
  const made: Pick<TenantOutput, 'id' | 'url' | 'diagnostics'>[] = []
  try {
    keepEarlier(tenants)
    for (const [id, { url }] of kept) {
      cpSync(join(tenants.target, url, 'tenant.json'), join(tenants.fresh, url, 'tenant.json'))
      copyAssets(root, id, join(tenants.fresh, url))
      cpSync(join(help.target, url), join(help.fresh, url), { recursive: true })
    }
    // One after another: the files of a thousand would fill the memory.
    for (const id of keys.keys()) {
      if (kept.has(id)) continue
      const { output, diagnostics } = await tenantOutput(input, id)
      if (output === undefined || diagnostics.some(isError)) return await refusal(root)
      writeTenant(root, tenants.fresh, output)
      writeFiles(help.fresh, helpPages(root, output))
      made.push({ id, url: output.url, diagnostics })
    }
    swap(tenants)
    swap(help)
  } finally {
    for (const folder of [tenants, help]) remove(folder)
  }
  const builtNow = made.map(({ id, url, diagnostics }): [string, Built] => [
    id,
    { key: keys.get(id) ?? '', url, diagnostics, boot: bootHash(distDir, url) ?? '' },
  ])
  writeBuilt(root, new Map([...kept, ...builtNow]))
  const unchanged = [...kept.values()].map(({ url }) => url)
  const diagnostics = onceEach([...kept.values(), ...made].flatMap((built) => built.diagnostics))
  return { ok: true, tenants: [...unchanged, ...made.map(({ url }) => url)].sort(), unchanged, diagnostics }
}

/** The same words as the check's, which knows what the base had before. */
async function refusal(root: string): Promise<BuildResult> {
  const diagnostics = await findings(root)
  const errors = diagnostics.filter(isError).length
  return { ok: false, reason: `${errors} error${errors === 1 ? '' : 's'}: nothing was written.`, diagnostics }
}

/** `writeTenants` in a chain of steps: gives complaints, none when all went well. Warnings are no complaints. */
export async function buildTenants(root: string, distDir: string): Promise<readonly string[]> {
  const result = await writeTenants(root, distDir)
  return result.ok ? [] : [...result.diagnostics.filter(isError).map(lineOf), result.reason]
}

function isError({ severity }: Diagnostic): boolean {
  return severity === 'error'
}

/** A folder that is to take the place of the one of that name. */
interface Folder {
  target: string
  fresh: string
  /** Where the one that is replaced stands meanwhile. */
  old: string
}

function folderOf(distDir: string, name: string): Folder {
  const place = (when: string) => join(distDir, `.${name}-${process.pid}-${when}`)
  const folder = { target: join(distDir, name), fresh: place('new'), old: place('old') }
  mkdirSync(folder.fresh, { recursive: true })
  return folder
}

function remove({ fresh, old }: Folder): void {
  rmSync(fresh, { recursive: true, force: true })
  rmSync(old, { recursive: true, force: true })
}

/** Puts the new folder in the place of the old one; should that fail, the old one stays. */
function swap({ target, fresh, old }: Folder): void {
  const hadOne = existsSync(target)
  if (hadOne) renameSync(target, old)
  try {
    renameSync(fresh, target)
  } catch (error) {
    if (hadOne) renameSync(old, target)
    throw error
  }
}

function keepEarlier({ target, fresh }: Folder): void {
  for (const url of existsSync(target) ? readdirSync(target) : []) {
    for (const folder of hashedFolders) {
      const earlier = join(target, url, folder)
      if (existsSync(earlier)) cpSync(earlier, join(fresh, url, folder), { recursive: true, preserveTimestamps: true })
    }
  }
}

function writeTenant(root: string, fresh: string, { id, url, files }: TenantOutput): void {
  const isNew = ([path]: [string, string]) => path === 'tenant.json' || !existsSync(join(fresh, url, path))
  writeFiles(join(fresh, url), [...files].filter(isNew))
  copyAssets(root, id, join(fresh, url))
}

function copyAssets(root: string, id: string, folder: string): void {
  const assets = join(root, 'tenants', id, 'assets')
  if (existsSync(assets)) cpSync(assets, join(folder, 'assets'), { recursive: true })
}

function writeFiles(folder: string, files: Iterable<[string, string]>): void {
  for (const [path, text] of files) {
    const file = join(folder, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
}
