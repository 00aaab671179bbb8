import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Diagnostic } from '../../config/index.ts'
import { besideFindings } from './beside.ts'
import { findings } from './check.ts'
import { folderOf, keepEarlier, remove, swap } from './folders.ts'
import { onceEach, tenantOutput, type TenantOutput } from '../project/output.ts'
import { helpPages } from '../help/pages.ts'
import { lineOf } from '../project/print.ts'
import { readConfig } from '../project/read.ts'
import { writeWhole } from '../project/write.ts'
import { bootHash, buildKeys, readBuilt, writeBuilt, type Built } from './unchanged.ts'

/** What came of writing the tenants. */
export type BuildResult =
  | { ok: true; tenants: string[]; unchanged: string[]; left: LeftTenant[]; diagnostics: Diagnostic[] }
  | { ok: false; reason: string; diagnostics: Diagnostic[] }

/** A tenant that was not built, because of errors in its own files. */
export interface LeftTenant {
  id: string
  /** Its errors, the first one in words. */
  errors: number
  first: string
  /** Address of its last good build, which stays; absent where there is none. */
  stays?: string
}

/**
 * Compiles every tenant into `distDir`/tenants/<url>/, and its help into `distDir`/webHelp/<url>/. `distDir` must exist: the
 * portal is built first. A tenant of which nothing changed since its last build is not compiled again. A tenant with errors of its own
 * keeps its last good build, and its id stands in `distDir`/.tenants-left.json; with an error in the base nothing is written. Each
 * new folder takes the old one's place at once.
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
  const left: LeftTenant[] = []
  const published = publishedTenants(distDir)
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
      const { output, diagnostics: found } = await tenantOutput(input, id)
      const diagnostics = [...found, ...besideFindings(root, input, id)]
      const errors = diagnostics.filter(isError)
      const [first] = errors
      if (first !== undefined && errors.every(({ file }) => file.startsWith(`tenants/${id}/`))) {
        const stays = published.get(id)
        left.push({ id, errors: errors.length, first: lineOf(first), ...(stays !== undefined && { stays }) })
        if (stays === undefined) continue
        cpSync(join(tenants.target, stays), join(tenants.fresh, stays), { recursive: true })
        if (existsSync(join(help.target, stays)))
          cpSync(join(help.target, stays), join(help.fresh, stays), { recursive: true })
        continue
      }
      if (output === undefined || first !== undefined) return await refusal(root)
      writeTenant(root, tenants.fresh, output)
      writeFiles(help.fresh, helpPages(root, output))
      made.push({ id, url: output.url, diagnostics })
    }
    if (kept.size + made.length === 0 && left.length > 0) return await refusal(root)
    swap(tenants)
    swap(help)
    writeWhole(join(distDir, LEFT), JSON.stringify(left.map(({ id }) => id)))
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
  return { ok: true, tenants: [...unchanged, ...made.map(({ url }) => url)].sort(), unchanged, left, diagnostics }
}

/** In `distDir`: ids of the tenants whose last good build stays, because their files have errors. The gateway names them at /readyz. */
const LEFT = '.tenants-left.json'

/** A tenant that was left, in one line. */
export function leftLine({ id, errors, first, stays }: LeftTenant): string {
  const what = stays === undefined ? 'is left out' : 'stays as it was published'
  return `${id} ${what}: ${errors} error${errors === 1 ? '' : 's'}. ${first}`
}

/** What stands in a built portal: the addresses of its tenants by their ids. */
function publishedTenants(distDir: string): ReadonlyMap<string, string> {
  const folder = join(distDir, 'tenants')
  const urls = existsSync(folder) ? readdirSync(folder) : []
  return new Map(
    urls.flatMap((url): [string, string][] => {
      const boot = join(folder, url, 'tenant.json')
      return existsSync(boot) ? [[(JSON.parse(readFileSync(boot, 'utf8')) as { id: string }).id, url]] : []
    }),
  )
}

/** The same words as the check's, which knows what the base had before. */
async function refusal(root: string): Promise<BuildResult> {
  const diagnostics = await findings(root)
  const errors = diagnostics.filter(isError).length
  return { ok: false, reason: `${errors} error${errors === 1 ? '' : 's'}: nothing was written.`, diagnostics }
}

/**
 * `writeTenants` in a chain of steps: gives complaints, none when all went well. Warnings are no complaints, nor is a tenant that was
 * left: it is named.
 */
export async function buildTenants(root: string, distDir: string): Promise<readonly string[]> {
  const result = await writeTenants(root, distDir)
  if (result.ok) for (const left of result.left) console.error(leftLine(left))
  return result.ok ? [] : [...result.diagnostics.filter(isError).map(lineOf), result.reason]
}

function isError({ severity }: Diagnostic): boolean {
  return severity === 'error'
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
