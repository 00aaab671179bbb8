import type { PartManifest } from '../../config/index.ts'

export const manifest: PartManifest = {
  kind: 'cell',
  name: 'code',
  description: 'The label of a code.',
  types: [],
  options: {
    type: 'object',
    additionalProperties: false,
    required: ['lookup'],
    properties: {
      lookup: { type: 'string', description: 'The lookup that knows the code.', 'x-names': 'lookup' },
      lookupQuery: {
        type: 'object',
        description: 'Further query parameters of the lookup: parameter to value rule.',
        additionalProperties: true,
        'x-names': 'query',
        'x-lookup': 'lookup',
      },
    },
  },
}
