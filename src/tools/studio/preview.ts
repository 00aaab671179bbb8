import { tenantIds, type ConfigInput } from '../../config/node.ts'
import type { TenantBoot } from '../../config/index.ts'
import type { Folder } from '../../changes/index.ts'
import { helpPages } from '../help/pages.ts'
import { tenantOutput, type TenantOutput } from '../project/output.ts'
import { serve, servedFile, type ServedFile } from '../project/served.ts'

/** The files of every tenant as they stand in the workshop, for the page that shows them. */
export interface Preview {
  /** Compiles a tenant anew, once for all who wait for it; one with errors keeps its last whole form. */
  refresh(input: ConfigInput, tenant: string): Promise<void>
  /** The pages of a tenant's help by their address below /webHelp/, with what its folder has; none for an address of no tenant. */
  help(root: string, url: string, folder: Folder): ReadonlyMap<string, string>
  /** What stands at an address below /tenants/. */
  file(root: string, address: string): ServedFile | undefined
}

export function openPreview(): Preview {
  const served = new Map<string, TenantOutput>()
  const latest = new Map<string, { input: ConfigInput; compiled: Promise<void> }>()
  const shown = new Map<string, number>()
  let turns = 0

  async function compile(input: ConfigInput, tenant: string, turn: number): Promise<void> {
    const { output } = await tenantOutput(input, tenant)
    // What was typed later may be there already.
    if (output === undefined || turn < (shown.get(tenant) ?? 0)) return
    shown.set(tenant, turn)
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
      turns += 1
      const compiled = compile(input, tenant, turns)
      latest.set(tenant, { input, compiled })
      compiled.catch(() => latest.delete(tenant))
      return compiled
    },
    help(root, url, folder) {
      const output = served.get(url)
      return output === undefined ? new Map() : helpPages(root, output, folder)
    },
    file: (root, address) => servedFile(root, served, address),
  }
}

/** A tenant may ask for a pause before the first paint; who configures does not wait for it. */
function atOnce(text: string): string {
  const boot = JSON.parse(text) as TenantBoot
  return JSON.stringify({ ...boot, renderDelayMs: 0 })
}
