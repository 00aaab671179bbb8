import { join } from 'node:path'
import type { TenantSeed } from '../../gateway/index.ts'
import { compileTenant, tenantIds } from '../../config/node.ts'
import { readConfig } from '../project/read.ts'
import { errorsOf, publishedSeeds, type Seeds } from './built-seeds.ts'

/**
 * What the gateway keeps of each tenant, from the configuration as it stands. One with errors is named; it is served as it was published
 * last, or left out where it never was.
 */
export function tenantSeeds(root: string): Seeds {
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
    const before = (published ??= publishedSeeds(join(root, 'dist'))).get(id)
    if (before !== undefined) seeds.push(before)
    complaints.push(errorsOf(id, before !== undefined))
  }
  return { seeds, complaints }
}
