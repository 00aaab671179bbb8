import type { PartManifest } from '../../config/index.ts'

export const manifest: PartManifest = {
  kind: 'field',
  name: 'select',
  description: 'One of the options of a lookup, found by typing.',
  types: ['string', 'integer', 'number'],
  options: {
    type: 'object',
    additionalProperties: false,
    required: ['lookup'],
    properties: {
      lookup: { type: 'string', description: 'The lookup that holds the options.', 'x-names': 'lookup' },
      lookupQuery: {
        type: 'object',
        description: 'Further query parameters of the lookup: parameter to value rule.',
        additionalProperties: true,
        'x-names': 'query',
        'x-lookup': 'lookup',
      },
      show: {
        type: 'string',
        enum: ['label', 'value', 'both'],
        default: 'label',
        description: 'What an option reads as: its label, its code, or the code and the label.',
      },
    },
  },
}
