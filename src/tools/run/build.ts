import { readdirSync, renameSync, rmSync, statSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { buildTenants } from '../tenants/build.ts'

/** What the bundle is made from; the tenants' files are made from `schemas` and `tenants` apart from it. */
const bundled = ['src', 'openapi', 'schemas/portal.json', 'index.html', 'vite.config.ts', 'package.json']
const configured = ['schemas', 'tenants']

/** Bundles the portal into `dist/` and writes every tenant's models beside it. Returns complaints; none means success. */
export async function buildPortal(root: string): Promise<readonly string[]> {
  await build({ root, configFile: join(root, 'vite.config.ts'), logLevel: 'warn' })
  await buildStudio(root)
  return buildTenants(root, join(root, 'dist'))
}

/** Bundles the studio's page into `dist/studio/`, apart: nothing of the portal loads a file of it. */
async function buildStudio(root: string): Promise<void> {
  const outDir = join(root, 'dist/studio')
  await build({
    root,
    configFile: false,
    base: '/studio/',
    publicDir: false,
    logLevel: 'warn',
    plugins: [react()],
    build: {
      outDir,
      emptyOutDir: false,
      modulePreload: { polyfill: false },
      assetsInlineLimit: 0,
      chunkSizeWarningLimit: 2_000,
      rolldownOptions: { input: join(root, 'src/studio/studio.html') },
    },
  })
  renameSync(join(outDir, 'src/studio/studio.html'), join(outDir, 'index.html'))
  rmSync(join(outDir, 'src'), { recursive: true })
}

/** Brings `dist/` up to date: bundles when it is older than the source, else writes only the tenants when those changed. */
export async function refreshPortal(root: string): Promise<readonly string[]> {
  const dist = join(root, 'dist')
  if (isOlder(root, join(dist, 'index.html'), bundled)) return buildPortal(root)
  return isOlder(root, join(dist, 'tenants'), configured) ? buildTenants(root, dist) : []
}

/** Whether something made is older than a source of it, or not there. */
export function isOlder(root: string, made: string, sources: readonly string[]): boolean {
  return !existsSync(made) || sources.some((source) => newest(join(root, source)) > newest(made))
}

function newest(path: string): number {
  const stat = statSync(path, { throwIfNoEntry: false })
  if (stat === undefined) return 0
  if (!stat.isDirectory()) return /\.test\.tsx?$/.test(path) ? 0 : stat.mtimeMs
  return Math.max(0, ...readdirSync(path).map((name) => newest(join(path, name))))
}
