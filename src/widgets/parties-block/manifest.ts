import type { OptionsOf, PartManifest } from '../../config/index.ts'

export const manifest = {
  kind: 'block',
  name: 'parties',
  description: 'Parties side by side, each with its name and, opened, its address.',
  types: ['object'],
  options: {
    type: 'object',
    additionalProperties: false,
    required: ['parties'],
    properties: {
      soften: {
        type: 'boolean',
        default: false,
        description: 'Shows names in capitals as people write them.',
      },
      parties: {
        type: 'array',
        minItems: 1,
        description: 'The parties, in their order.',
        items: {
          type: 'object',
          additionalProperties: false,
          required: ['label'],
          properties: {
            label: { type: 'string', description: 'What the party is.', 'x-names': 'label' },
            name: { type: 'string', description: 'Where its name is.', 'x-names': 'rowField' },
            otherwise: {
              type: 'array',
              description:
                'Where what stands in place of an absent name is, such as its code; the first that is there.',
              items: { type: 'string', description: 'A path.', 'x-names': 'rowField' },
            },
            row: {
              type: 'object',
              description:
                'Instead of name and lines: a text of several lines, the name and the address, of the row of a list in which a field has a value.',
              additionalProperties: false,
              required: ['list', 'field', 'is', 'take'],
              properties: {
                list: { type: 'string', description: 'Where the list is.', 'x-names': 'rowField' },
                field: { type: 'string', description: 'Field of a row that tells which row is meant.' },
                is: { type: 'string', description: 'Its value in that row.' },
                take: { type: 'string', description: 'Field of the row that holds the text.' },
              },
            },
            lines: {
              type: 'array',
              description: 'Where the lines of its address are.',
              items: { type: 'string', description: 'A path.', 'x-names': 'rowField' },
            },
            text: {
              type: 'string',
              description: 'Where its address is in one text, for one without lines.',
              'x-names': 'rowField',
            },
          },
        },
      },
    },
  },
} as const satisfies PartManifest

/** The options, as the part is drawn with them. */
export type Options = OptionsOf<typeof manifest>
