import type { Generator } from '../generate/generator.ts'
import { metaNames } from './meta-names.ts'

/** The meta-schemas that follow from others: names for editors, and the forms of overrides. */
export const metaNamesGenerator: Generator = {
  name: 'meta-schemas',
  generate: ({ root, contract }) => Object.fromEntries(metaNames(root, contract)),
}
