import type { TenantSeed } from '../../gateway/index.ts'
import { compileTenant, tenantIds } from '../../config/node.ts'
import { readConfig } from '../project/read.ts'

/** What the gateway keeps of each tenant, from the compiled configuration; a tenant with errors is left out and named. */
export function tenantSeeds(root: string): { seeds: TenantSeed[]; complaints: string[] } {
  const input = readConfig(root)
  const seeds: TenantSeed[] = []
  const complaints: string[] = []
  for (const id of tenantIds(input)) {
    const { tenant } = compileTenant(input, id)
    if (tenant === undefined) complaints.push(`${id} has errors; see \`npm run tenants -- check ${id}\``)
    else seeds.push(tenant.head)
  }
  return { seeds, complaints }
}
