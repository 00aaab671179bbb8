import { cacheOperations } from './caches.ts'
import { codeOperations } from './codes.ts'
import { partyOperations } from './parties.ts'
import { placeOperations } from './places.ts'
import { ruleOperations } from './rules.ts'

/** What forms choose from, and the rules that they keep. */
export const referenceOperations = {
  ...codeOperations,
  ...placeOperations,
  ...partyOperations,
  ...ruleOperations,
  ...cacheOperations,
}
