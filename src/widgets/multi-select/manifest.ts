import type { OptionsOf, PartManifest } from '../../config/index.ts'
import { lookup, lookupQuery, show } from '../manifest-options.ts'

export const manifest = {
  kind: 'field',
  name: 'multiSelect',
  description: 'Several options of a lookup, joined by commas in the data.',
  types: ['string'],
  options: {
    type: 'object',
    additionalProperties: false,
    required: ['lookup'],
    properties: {
      lookup,
      lookupQuery: lookupQuery(),
      show,
      limitTags: {
        type: 'integer',
        minimum: 1,
        default: 2,
        description: 'Chips shown while the field is not focused; the others are counted.',
      },
    },
  },
} as const satisfies PartManifest

/** The options, as the part is drawn with them. */
export type Options = OptionsOf<typeof manifest>
