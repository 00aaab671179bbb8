import type { PartManifest } from '../../config/index.ts'

export const manifest: PartManifest = {
  kind: 'block',
  name: 'parties',
  description: 'Parties side by side, each with its name and, opened, its address.',
  types: ['object'],
  options: {
    type: 'object',
    additionalProperties: false,
    required: ['parties'],
    properties: {
      parties: {
        type: 'array',
        minItems: 1,
        description: 'The parties, in their order.',
        items: {
          type: 'object',
          additionalProperties: false,
          required: ['label', 'name'],
          properties: {
            label: { type: 'string', description: 'What the party is.', 'x-names': 'label' },
            name: { type: 'string', description: 'Where its name is.', 'x-names': 'rowField' },
            lines: { type: 'array', description: 'Where the lines of its address are.', items: { type: 'string', description: 'A path.', 'x-names': 'rowField' } },
          },
        },
      },
    },
  },
}
