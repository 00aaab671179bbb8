import { existsSync, readFileSync, statSync } from 'node:fs'
import { resolve, sep } from 'node:path'
import { tenantIds, type ConfigInput } from '../../config/node.ts'
import type { TenantBoot } from '../../config/index.ts'
import { tenantOutput, type TenantOutput } from '../tenants/output.ts'

/** The files of every tenant as they stand in the workshop, for the page that shows them. */
export interface Preview {
  /** Compiles a tenant anew; one with errors keeps its last whole form. */
  refresh(input: ConfigInput, tenant: string): Promise<void>
  /** What stands at an address below /tenants/. */
  file(root: string, address: string): { name: string; content: string | Buffer } | undefined
}

export function openPreview(): Preview {
  const served = new Map<string, TenantOutput>()
  const compiled = new Map<string, ConfigInput>()
  return {
    async refresh(input, tenant) {
      if (compiled.get(tenant) === input || !tenantIds(input).includes(tenant)) return
      compiled.set(tenant, input)
      const { output } = await tenantOutput(input, tenant)
      if (output === undefined) return
      const earlier = served.get(output.url)?.files ?? new Map<string, string>()
      served.set(output.url, { ...output, files: new Map([...earlier, ...output.files, ['tenant.json', atOnce(output.files.get('tenant.json') ?? '{}')]]) })
    },
    file(root, address) {
      const [url = '', ...rest] = address.split('/').filter((part) => part !== '')
      const output = served.get(url)
      const name = rest.join('/')
      if (output === undefined) return undefined
      const text = output.files.get(name)
      if (text !== undefined) return { name, content: text }
      const assets = resolve(root, 'tenants', output.id, 'assets')
      const file = resolve(root, 'tenants', output.id, name)
      return file.startsWith(assets + sep) && existsSync(file) && statSync(file).isFile() ? { name, content: readFileSync(file) } : undefined
    },
  }
}

/** A tenant may ask for a pause before the first paint; who configures does not wait for it. */
function atOnce(text: string): string {
  const boot = JSON.parse(text) as TenantBoot
  return JSON.stringify({ ...boot, renderDelayMs: 0 })
}
