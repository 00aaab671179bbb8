import type { PartManifest } from '../../config/index.ts'

export const manifest: PartManifest = {
  kind: 'field',
  name: 'quantity',
  description: 'A number and its unit in one control. The unit is sent only with a number.',
  types: ['number', 'integer'],
  options: {
    type: 'object',
    additionalProperties: false,
    required: ['unitField', 'unitLookup'],
    properties: {
      unitField: { type: 'string', description: 'Where the unit stands.', 'x-names': 'field' },
      unitLookup: { type: 'string', description: 'The lookup that holds the units.', 'x-names': 'lookup' },
      lookupQuery: {
        type: 'object',
        description: 'Further query parameters of the lookup: parameter to value rule.',
        additionalProperties: true,
        'x-names': 'query',
        'x-lookup': 'unitLookup',
      },
      integer: { type: 'boolean', default: false, description: 'Whole numbers only; what is typed after the point is cut off.' },
      decimals: { type: 'integer', minimum: 0, maximum: 10, description: 'Digits after the point; further ones are cut off.' },
      maxDigits: { type: 'integer', minimum: 1, maximum: 15, description: 'Digits before the point that can be typed.' },
    },
  },
}
