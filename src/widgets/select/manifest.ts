import type { OptionsOf, PartManifest } from '../../config/index.ts'
import { lookup, lookupQuery, show } from '../manifest-options.ts'

export const manifest = {
  kind: 'field',
  name: 'select',
  description: 'One of the options of a lookup, found by typing.',
  types: ['string', 'integer', 'number'],
  options: {
    type: 'object',
    additionalProperties: false,
    required: ['lookup'],
    properties: {
      lookup,
      lookupQuery: lookupQuery(),
      except: {
        type: 'string',
        description: 'A value of the record that is no option here, unless it is the chosen one.',
        'x-names': 'path',
      },
      show,
    },
  },
} as const satisfies PartManifest

/** The options, as the part is drawn with them. */
export type Options = OptionsOf<typeof manifest>
