import type { Generator } from './generator.ts'

/** The contract in one JSON file, for programs that read it at run time (gateway, configuration checks). */
export const documentGenerator: Generator = {
  name: 'document',
  generate({ contract }) {
    const { openapi, ...rest } = contract
    const note = 'Generated from openapi/ by `npm run generate`. Do not edit.'
    return {
      'src/contract/generated/gateway.json': `${JSON.stringify({ openapi, 'x-generated': note, ...rest }, null, 2)}\n`,
    }
  },
}
