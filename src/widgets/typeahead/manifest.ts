import type { PartManifest } from '../../config/index.ts'

export const manifest: PartManifest = {
  kind: 'field',
  name: 'typeahead',
  description: 'A text to search by, upper case, or the code of an option found by typing.',
  types: ['string'],
  options: {
    type: 'object',
    additionalProperties: false,
    required: ['lookup', 'nameField'],
    properties: {
      lookup: { type: 'string', description: 'The lookup that holds the options.', 'x-names': 'lookup' },
      lookupQuery: {
        type: 'object',
        description: 'Further query parameters of the lookup: parameter to value rule.',
        additionalProperties: true,
        'x-names': 'query',
        'x-lookup': 'lookup',
      },
      nameField: { type: 'string', description: 'Takes what the code of the option chosen reads as.', 'x-names': 'field' },
    },
  },
}
