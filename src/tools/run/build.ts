import { readdirSync, statSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { buildTenants } from '../tenants/build.ts'

const inputs = ['src', 'schemas', 'tenants', 'openapi', 'index.html', 'vite.config.ts', 'package.json']

/** Bundles the portal into `dist/` and writes every tenant's models beside it. Returns complaints; none means success. */
export async function buildPortal(root: string): Promise<readonly string[]> {
  await build({ root, configFile: join(root, 'vite.config.ts'), logLevel: 'warn' })
  return buildTenants(root, join(root, 'dist'))
}

/** Whether `dist/` is absent or older than anything it is made from. */
export function needsBuild(root: string): boolean {
  const built = join(root, 'dist', 'index.html')
  if (!existsSync(built)) return true
  const made = statSync(built).mtimeMs
  return inputs.some((input) => newest(join(root, input)) > made)
}

function newest(path: string): number {
  const stat = statSync(path, { throwIfNoEntry: false })
  if (stat === undefined) return 0
  if (!stat.isDirectory()) return /\.test\.tsx?$/.test(path) ? 0 : stat.mtimeMs
  return Math.max(0, ...readdirSync(path).map((name) => newest(join(path, name))))
}
