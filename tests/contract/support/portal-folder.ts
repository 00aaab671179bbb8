import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { throwawayFolder } from '../../../src/tools/project/throwaway.ts'

export const SCRIPT = `console.log(${JSON.stringify('portal '.repeat(400))})`

/** A small built portal, as the host finds it in dist/. */
export function portalFolder(): { folder: string; remove(): void } {
  const folder = throwawayFolder('portal-')
  const files: Record<string, string | Buffer> = {
    'index.html':
      '<!doctype html><meta name="style-nonce" content="__NONCE__"><style nonce="__NONCE__">body{margin:0}</style><div id="root"></div>',
    'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'assets/app-1a2b.js': SCRIPT,
    'assets/app-1a2b.js.br': brotliCompressSync(SCRIPT),
    'assets/app-1a2b.js.map': '{"version":3}',
    'assets/late-3c4d.js': SCRIPT,
    '.env': 'SECRET=1',
    'tenants/acme/tenant.json': '{"id":"ACME"}',
    'tenants/acme/labels/en-5e6f.json': '{"a":"b"}',
    'tenants/acme/screens/bookings-7a8b.json': '{}',
    'tenants/acme/assets/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'studio/index.html': '<!doctype html><title>Studio</title><style nonce="__NONCE__">body{margin:0}</style>',
    'studio/assets/studio-9f8e.js': SCRIPT,
    'webHelp/acme/bookings.html': '<!doctype html><title>Help</title>',
    'webHelp/bookings.html': '<!doctype html><title>Help</title>',
  }
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), content)
  }
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

/** Puts other tenants in the place of the portal's, all at once, as publishing does. */
export function publish(folder: string, tenants: Record<string, object>): void {
  const fresh = mkdtempSync(join(folder, '.fresh-'))
  for (const [url, tenant] of Object.entries(tenants)) {
    mkdirSync(join(fresh, url))
    writeFileSync(join(fresh, url, 'tenant.json'), JSON.stringify(tenant))
  }
  renameSync(join(folder, 'tenants'), `${fresh}-old`)
  renameSync(fresh, join(folder, 'tenants'))
}
