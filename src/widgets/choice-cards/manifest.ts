import type { OptionsOf, PartManifest } from '../../config/index.ts'
import { lookup, lookupQuery } from '../manifest-options.ts'

export const manifest = {
  kind: 'field',
  name: 'choiceCards',
  description: 'One of a few options of a lookup, each a card with its sign, taken by one press.',
  types: ['string', 'integer', 'number'],
  options: {
    type: 'object',
    additionalProperties: false,
    required: ['lookup'],
    properties: {
      lookup,
      lookupQuery: lookupQuery(),
      beside: {
        type: 'boolean',
        default: false,
        description:
          'They stand beside the list of the same value, whose label says what is asked: theirs is heard, not seen, and they are as high as an input.',
      },
    },
  },
} as const satisfies PartManifest

/** The options, as the part is drawn with them. */
export type Options = OptionsOf<typeof manifest>
