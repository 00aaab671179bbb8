import { tenantIds, type ConfigInput } from '../../config/node.ts'
import type { TenantBoot } from '../../config/index.ts'
import { tenantOutput, type TenantOutput } from '../project/output.ts'
import { serve, servedFile, type ServedFile } from '../project/served.ts'

/** The files of every tenant as they stand in the workshop, for the page that shows them. */
export interface Preview {
  /** Compiles a tenant anew, once for all who wait for it; one with errors keeps its last whole form. */
  refresh(input: ConfigInput, tenant: string): Promise<void>
  /** What stands at an address below /tenants/. */
  file(root: string, address: string): ServedFile | undefined
}

export function openPreview(): Preview {
  const served = new Map<string, TenantOutput>()
  const latest = new Map<string, { input: ConfigInput; compiled: Promise<void> }>()

  async function compile(input: ConfigInput, tenant: string): Promise<void> {
    const { output } = await tenantOutput(input, tenant)
    // What was typed meanwhile is compiled by itself, and may be there already.
    if (latest.get(tenant)?.input !== input) return latest.get(tenant)?.compiled
    if (output === undefined) return
    serve(served, {
      ...output,
      files: new Map([...output.files, ['tenant.json', atOnce(output.files.get('tenant.json') ?? '{}')]]),
    })
  }

  return {
    refresh(input, tenant) {
      const known = latest.get(tenant)
      if (known?.input === input) return known.compiled
      if (!tenantIds(input).includes(tenant)) return Promise.resolve()
      const compiled = compile(input, tenant)
      latest.set(tenant, { input, compiled })
      return compiled
    },
    file: (root, address) => servedFile(root, served, address),
  }
}

/** A tenant may ask for a pause before the first paint; who configures does not wait for it. */
function atOnce(text: string): string {
  const boot = JSON.parse(text) as TenantBoot
  return JSON.stringify({ ...boot, renderDelayMs: 0 })
}
