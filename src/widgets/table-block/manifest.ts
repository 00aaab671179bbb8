import type { OptionsOf, PartManifest } from '../../config/index.ts'
import { totals } from '../manifest-options.ts'

export const manifest = {
  kind: 'block',
  name: 'table',
  description: 'A list as a table, as cards on a narrow screen; takes `columns`.',
  types: ['array'],
  options: {
    type: 'object',
    additionalProperties: false,
    properties: {
      opensFirst: {
        type: 'boolean',
        default: false,
        description: 'The first row is opened out to its details at once.',
      },
      totals,
    },
  },
} as const satisfies PartManifest

/** The options, as the part is drawn with them. */
export type Options = OptionsOf<typeof manifest>
