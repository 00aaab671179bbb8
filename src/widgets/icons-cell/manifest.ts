import type { OptionsOf, PartManifest } from '../../config/index.ts'

export const manifest = {
  kind: 'cell',
  name: 'icons',
  description: 'Codes as icons beside each other, each named by its label.',
  types: [],
  options: {
    type: 'object',
    additionalProperties: false,
    required: ['icons'],
    properties: {
      icons: {
        type: 'array',
        minItems: 1,
        description: 'The codes, in their order.',
        items: {
          type: 'object',
          additionalProperties: false,
          required: ['field', 'lookup'],
          properties: {
            field: { type: 'string', description: 'Field of the row that holds the code.', 'x-names': 'rowField' },
            lookup: {
              type: 'string',
              description: 'The fixed list that gives the code its icon, its label and its tone.',
              'x-names': 'lookup',
              'x-names-codes': true,
            },
          },
        },
      },
    },
  },
} as const satisfies PartManifest

/** The options, as the part is drawn with them. */
export type Options = OptionsOf<typeof manifest>
