import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build, preview, type Plugin } from 'vite'
import { compileTenant } from '../../src/config/node.ts'
import { readConfig } from '../../src/tools/project/read.ts'

/** A page that is served. */
export interface Served {
  url: string
  stop(): Promise<void>
}

/** Builds the bench page in a folder beside this file for production and serves it. */
export async function servePage(root: string, folder: string, plugins: Plugin[] = []): Promise<Served> {
  const outDir = mkdtempSync(join(tmpdir(), 'portal-bench-'))
  const page = join(root, 'tests/bench', folder)
  await build({
    root: page,
    configFile: false,
    logLevel: 'error',
    plugins: [react(), ...plugins],
    build: { outDir, emptyOutDir: true, target: 'es2022' },
  })
  const server = await preview({
    root: page,
    configFile: false,
    logLevel: 'warn',
    build: { outDir },
    preview: { port: 0, host: '127.0.0.1' },
  })
  const address = server.httpServer.address()
  if (address === null || typeof address === 'string') throw new Error('no address')
  return {
    url: `http://127.0.0.1:${String(address.port)}`,
    async stop() {
      await server.close()
      rmSync(outDir, { recursive: true, force: true })
    },
  }
}

/** Gives a page a tenant's compiled screen (such as `forms/booking`) and its labels as the module of that name. */
export function screenModule(root: string, name: string, tenantId: string, screen: string): Plugin {
  const { tenant, diagnostics } = compileTenant(readConfig(root), tenantId)
  if (tenant === undefined)
    throw new Error(`${tenantId} does not compile: ${diagnostics.map(({ message }) => message).join('; ')}`)
  return {
    name: 'bench-screen',
    resolveId: (id) => (id === name ? `\0${id}` : null),
    load: (id) =>
      id === `\0${name}`
        ? `export const model = ${JSON.stringify(tenant.screens[screen])}\nexport const labels = ${JSON.stringify(tenant.labels['en'])}`
        : null,
  }
}
