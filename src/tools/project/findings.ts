import type { Diagnostic } from '../../config/index.ts'
import { checkTenant, checkUpgrades, withoutFollowers, type ConfigInput } from '../../config/node.ts'

/** What is wrong or doubtful about one tenant, and what the base has changed under its overrides. */
export function findingsOf(input: ConfigInput, id: string): Diagnostic[] {
  return withoutFollowers(checkTenant(input, id), checkUpgrades(input, id))
}
