import type { OptionsOf, PartManifest } from '../../config/index.ts'
import { lookupQuery, numeric } from '../manifest-options.ts'

export const manifest = {
  kind: 'field',
  name: 'quantity',
  description: 'A number and its unit in one control. The unit is sent only with a number.',
  types: ['number', 'integer'],
  alignsEnd: 'unit',
  sentWith: 'unitField',
  decimals: 'decimals',
  options: {
    type: 'object',
    additionalProperties: false,
    required: ['unitField', 'unitLookup'],
    properties: {
      unitField: { type: 'string', description: 'Where the unit stands.', 'x-names': 'field' },
      unitLookup: { type: 'string', description: 'The lookup that holds the units.', 'x-names': 'lookup' },
      lookupQuery: lookupQuery('unitLookup'),
      ...numeric,
    },
  },
} as const satisfies PartManifest

/** The options, as the part is drawn with them. */
export type Options = OptionsOf<typeof manifest>
