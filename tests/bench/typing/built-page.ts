import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build, preview, type Plugin } from 'vite'
import { compileTenant } from '../../../src/config/node.ts'
import { readConfig } from '../../../src/tools/tenants/read.ts'

const virtual = 'virtual:bench-model'

/** Builds the bench page for production with a tenant's compiled form and serves it. */
export async function servePage(root: string, tenantId: string, form: string): Promise<{ url: string; stop(): Promise<void> }> {
  const outDir = mkdtempSync(join(tmpdir(), 'portal-bench-'))
  const page = join(root, 'tests/bench/typing')
  await build({ root: page, configFile: false, logLevel: 'warn', plugins: [react(), await modelPlugin(root, tenantId, form)], build: { outDir, emptyOutDir: true } })
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

async function modelPlugin(root: string, tenantId: string, form: string): Promise<Plugin> {
  const { tenant, diagnostics } = compileTenant(await readConfig(root), tenantId)
  if (tenant === undefined) throw new Error(`${tenantId} does not compile: ${diagnostics.map(({ message }) => message).join('; ')}`)
  const source = tenant.validators[form] ?? ''
  return {
    name: 'bench-model',
    resolveId: (id) => (id === virtual || id === `${virtual}-validator` ? `\0${id}` : null),
    load(id) {
      if (id === `\0${virtual}-validator`) return source
      if (id !== `\0${virtual}`) return null
      return [
        `export { default as validator } from '${virtual}-validator'`,
        `export const model = ${JSON.stringify(tenant.screens[form])}`,
        `export const labels = ${JSON.stringify(tenant.labels['en'])}`,
      ].join('\n')
    },
  }
}
