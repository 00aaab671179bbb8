import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build, preview, type Plugin } from 'vite'
import { compileTenant } from '../../src/config/node.ts'
import { readConfig } from '../../src/tools/tenants/read.ts'

interface BenchPage {
  /** Folder of the page beside this file. */
  page: string
  tenant: string
  /** Whose model the page shows, such as `forms/booking`. */
  screen: string
  /** Name of the module that gives the page the model and the labels; the validator of a form is `MODULE-validator`. */
  module: string
}

/** Builds a bench page for production with a tenant's compiled screen and serves it. */
export async function servePage(root: string, bench: BenchPage): Promise<{ url: string; stop(): Promise<void> }> {
  const outDir = mkdtempSync(join(tmpdir(), 'portal-bench-'))
  const page = join(root, 'tests/bench', bench.page)
  await build({ root: page, configFile: false, logLevel: 'warn', plugins: [react(), modelPlugin(root, bench)], build: { outDir, emptyOutDir: true } })
  const server = await preview({ root: page, configFile: false, logLevel: 'warn', build: { outDir }, preview: { port: 0, host: '127.0.0.1' } })
  const address = server.httpServer.address()
  if (address === null || typeof address === 'string') throw new Error('no address')
  return {
    url: `http://127.0.0.1:${address.port}`,
    async stop() {
      await server.close()
      rmSync(outDir, { recursive: true, force: true })
    },
  }
}

function modelPlugin(root: string, { tenant: tenantId, screen, module }: BenchPage): Plugin {
  const { tenant, diagnostics } = compileTenant(readConfig(root), tenantId)
  if (tenant === undefined) throw new Error(`${tenantId} does not compile: ${diagnostics.map(({ message }) => message).join('; ')}`)
  const validator = tenant.validators[screen]
  return {
    name: 'bench-model',
    resolveId: (id) => (id === module || id === `${module}-validator` ? `\0${id}` : null),
    load(id) {
      if (id === `\0${module}-validator`) return validator
      if (id !== `\0${module}`) return null
      return [
        ...(validator === undefined ? [] : [`export { default as validator } from '${module}-validator'`]),
        `export const model = ${JSON.stringify(tenant.screens[screen])}`,
        `export const labels = ${JSON.stringify(tenant.labels['en'])}`,
      ].join('\n')
    },
  }
}
