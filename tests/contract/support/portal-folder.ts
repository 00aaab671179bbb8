import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

export const SCRIPT = `console.log(${JSON.stringify('portal '.repeat(400))})`

/** A small built portal, as the host finds it in dist/. */
export function portalFolder(): { folder: string; remove(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'portal-'))
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
    'webHelp/bookings.html': '<!doctype html><title>Help</title>',
  }
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), content)
  }
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}
