import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** What the bundle is made from; the tenants' files are made from `schemas` and `tenants` apart from it. */
const bundled = ['src', 'openapi', 'schemas/portal.json', 'index.html', 'vite.config.ts', 'package.json']
const configured = ['schemas', 'tenants']

/**
 * Brings `dist/` up to date: bundles when it is older than the source, else writes only the tenants when those changed. Returns complaints;
 * none means success. What builds is loaded when there is something to build.
 */
export async function refreshPortal(root: string): Promise<readonly string[]> {
  const dist = join(root, 'dist')
  if (isOlder(root, join(dist, 'index.html'), bundled)) {
    const { buildPortal } = await import('./build.ts')
    return buildPortal(root)
  }
  if (!isOlder(root, join(dist, 'tenants'), configured, true)) return []
  const { buildTenants } = await import('../tenants/build.ts')
  return buildTenants(root, dist)
}

/** Whether something made is older than a source of it, or not there. `isOfFolders`: also than the last file that came into a folder or left it. */
export function isOlder(root: string, made: string, sources: readonly string[], isOfFolders = false): boolean {
  return !existsSync(made) || sources.some((source) => newest(join(root, source), isOfFolders) > newest(made))
}

function newest(path: string, isOfFolders = false): number {
  const stat = statSync(path, { throwIfNoEntry: false })
  if (stat === undefined) return 0
  if (!stat.isDirectory()) return /\.test\.tsx?$/.test(path) ? 0 : stat.mtimeMs
  const own = isOfFolders ? stat.mtimeMs : 0
  return Math.max(own, ...readdirSync(path).map((name) => newest(join(path, name), isOfFolders)))
}
