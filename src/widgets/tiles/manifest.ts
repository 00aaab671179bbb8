import type { OptionsOf, PartManifest } from '../../config/index.ts'

export const manifest = {
  kind: 'field',
  name: 'tiles',
  description:
    'A list whose rows come and go by rules, not by hand: a tile for each with its fields, laid out in columns.',
  types: ['array'],
  nested: true,
  options: {
    type: 'object',
    additionalProperties: false,
    required: ['title'],
    properties: {
      title: {
        type: 'string',
        description: 'Heading of a tile; it may use {{row}} and {{column}}.',
        'x-names': 'label',
      },
      columns: {
        type: 'string',
        description: 'A number of the record: tiles beside each other on a wide screen; one without it.',
        'x-names': 'path',
      },
    },
  },
} as const satisfies PartManifest

/** The options, as the part is drawn with them. */
export type Options = OptionsOf<typeof manifest>
