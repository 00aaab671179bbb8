import type { OptionsOf, PartManifest } from '../../config/index.ts'

export const manifest = {
  kind: 'block',
  name: 'cards',
  description: 'Records below each other, each on a card with its heading and its `details`.',
  types: ['array'],
  options: {
    type: 'object',
    additionalProperties: false,
    required: ['heading'],
    properties: {
      heading: {
        type: 'array',
        minItems: 1,
        description: 'Values of a record of which the first that is there is its heading.',
        items: { type: 'string', description: 'A path.', 'x-names': 'rowField' },
      },
      status: { type: 'string', description: 'The code shown as a badge beside the heading.', 'x-names': 'rowField' },
      statusLookup: {
        type: 'string',
        description: 'The lookup that knows the code, its label, its tone and its icon.',
        'x-names': 'lookup',
        'x-names-codes': true,
      },
    },
  },
} as const satisfies PartManifest

/** The options, as the part is drawn with them. */
export type Options = OptionsOf<typeof manifest>
