import { renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { buildTenants } from '../tenants/build.ts'
import { leanWords } from '../vite/words.ts'

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
    plugins: [react(), leanWords()],
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
