import type { OptionsOf, PartManifest } from '../../config/index.ts'

export const manifest = {
  kind: 'cell',
  name: 'status',
  description: 'A badge with the label and the tone of a code.',
  types: [],
  options: {
    type: 'object',
    additionalProperties: false,
    required: ['lookup'],
    properties: {
      lookup: {
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
