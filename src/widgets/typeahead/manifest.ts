import type { OptionsOf, PartManifest } from '../../config/index.ts'
import { lookup, lookupQuery, maxTyped } from '../manifest-options.ts'

export const manifest = {
  kind: 'field',
  name: 'typeahead',
  description: 'A text to search by, upper case, or the code of an option found by typing.',
  types: ['string'],
  readsAs: 'nameField',
  options: {
    type: 'object',
    additionalProperties: false,
    required: ['lookup', 'nameField'],
    properties: {
      lookup,
      lookupQuery: lookupQuery(),
      nameField: {
        type: 'string',
        description: 'Takes what the code of the option chosen reads as.',
        'x-names': 'field',
      },
      maxTyped,
    },
  },
} as const satisfies PartManifest

/** The options, as the part is drawn with them. */
export type Options = OptionsOf<typeof manifest>
