import type { OptionsOf, PartManifest } from '../../config/index.ts'
import { numeric } from '../manifest-options.ts'

export const manifest = {
  kind: 'field',
  name: 'number',
  description: 'A number, written in the way of the reader.',
  types: ['number', 'integer'],
  draws: ['number', 'integer'],
  alignsEnd: true,
  sentWith: 'unitField',
  decimals: 'decimals',
  options: {
    type: 'object',
    additionalProperties: false,
    properties: {
      unitField: {
        type: 'string',
        description:
          'Where the unit of the number stands, in a field of its own: a text with both (`40 cm`) fills both, unless another unit stands there.',
        'x-names': 'field',
      },
      unitLookup: { type: 'string', description: 'The lookup that holds the units.', 'x-names': 'lookup' },
      ...numeric,
    },
  },
} as const satisfies PartManifest

/** The options, as the part is drawn with them. */
export type Options = OptionsOf<typeof manifest>
