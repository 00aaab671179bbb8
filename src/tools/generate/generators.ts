import { metaNamesGenerator } from '../tenants/generator.ts'
import { documentGenerator } from './document.ts'
import type { Generator } from './generator.ts'
import { operationsGenerator } from './operations.ts'
import { typesGenerator } from './types.ts'

/** Everything that `npm run generate` makes. A new output is a new entry here. */
export const generators: readonly Generator[] = [
  typesGenerator,
  operationsGenerator,
  documentGenerator,
  metaNamesGenerator,
]
