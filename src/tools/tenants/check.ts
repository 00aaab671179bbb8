import type { Diagnostic } from '../../config/index.ts'
import { checkTenant, checkUpgrades, tenantIds, withoutFollowers } from '../../config/node.ts'
import { onceEach } from './output.ts'
import { lineOf } from './print.ts'
import { readConfig } from './read.ts'

/** What is wrong or doubtful about one tenant, or about all, and what the base has changed under their overrides. */
export function findings(root: string, only?: string): Diagnostic[] {
  const input = readConfig(root)
  return onceEach((only === undefined ? tenantIds(input) : [only]).flatMap((id) => withoutFollowers(checkTenant(input, id), checkUpgrades(input, id))))
}

/** `findings` in a chain of steps: one line an error, none when every tenant is valid. */
export async function checkTenants(root: string): Promise<readonly string[]> {
  return findings(root)
    .filter(({ severity }) => severity === 'error')
    .map(lineOf)
}
