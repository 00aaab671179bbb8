import { existsSync, readFileSync, statSync } from 'node:fs'
import { resolve, sep } from 'node:path'
import type { TenantOutput } from './output.ts'

/** A file that is served: its name, and what it holds. */
export interface ServedFile {
  name: string
  content: string | Buffer
}

/** Puts a tenant's newest files in the place of the last; those of earlier forms stay for pages that still ask for them. */
export function serve(served: Map<string, TenantOutput>, output: TenantOutput): void {
  const earlier = served.get(output.url)?.files ?? new Map<string, string>()
  served.set(output.url, { ...output, files: new Map([...earlier, ...output.files]) })
}

/** What stands at `URL/NAME` of the tenants served: a compiled file, or one of the tenant's assets below `root`; nothing outside of them. */
export function servedFile(
  root: string,
  served: ReadonlyMap<string, TenantOutput>,
  address: string,
): ServedFile | undefined {
  const [url = '', ...rest] = address.split('/').filter((part) => part !== '')
  const output = served.get(url)
  const name = rest.join('/')
  if (output === undefined) return undefined
  const text = output.files.get(name)
  if (text !== undefined) return { name, content: text }
  const assets = resolve(root, 'tenants', output.id, 'assets')
  const file = resolve(root, 'tenants', output.id, name)
  return file.startsWith(assets + sep) && existsSync(file) && statSync(file).isFile()
    ? { name, content: readFileSync(file) }
    : undefined
}
