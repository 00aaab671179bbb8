import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { TenantSeed } from '../../gateway/index.ts'
import { compileTenant, tenantIds } from '../../config/node.ts'
import { readConfig } from '../project/read.ts'

/**
 * What the gateway keeps of each tenant, from the compiled configuration. One with errors is named; it is served as it was published
 * last, or left out where it never was.
 */
export function tenantSeeds(root: string): { seeds: TenantSeed[]; complaints: string[] } {
  const input = readConfig(root)
  const seeds: TenantSeed[] = []
  const complaints: string[] = []
  let published: ReadonlyMap<string, TenantSeed> | undefined
  for (const id of tenantIds(input)) {
    const { tenant } = compileTenant(input, id)
    if (tenant !== undefined) {
      seeds.push(tenant.head)
      continue
    }
    const before = (published ??= publishedSeeds(join(root, 'dist/tenants'))).get(id)
    if (before !== undefined) seeds.push(before)
    const what = before === undefined ? 'is left out' : 'is served as it was published last'
    complaints.push(`${id} has errors and ${what}; see \`npm run tenants -- check ${id}\``)
  }
  return { seeds, complaints }
}

function publishedSeeds(folder: string): ReadonlyMap<string, TenantSeed> {
  const boots = existsSync(folder) ? readdirSync(folder).map((url) => join(folder, url, 'tenant.json')) : []
  const heads = boots
    .filter((boot) => existsSync(boot))
    .map((boot) => JSON.parse(readFileSync(boot, 'utf8')) as TenantSeed)
  return new Map(heads.map((head) => [head.id, head]))
}
