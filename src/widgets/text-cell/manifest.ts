import type { OptionsOf, PartManifest } from '../../config/index.ts'

export const manifest = {
  kind: 'cell',
  name: 'text',
  description: 'A value as text.',
  types: [],
  options: {
    type: 'object',
    additionalProperties: false,
    properties: {
      more: {
        type: 'array',
        description: 'Further values of the row that follow: the parts of an address.',
        items: { type: 'string', description: 'A path.', 'x-names': 'rowField' },
      },
      each: {
        type: 'string',
        description: 'The value is a list: where the text of each of its rows is; the texts follow one another.',
      },
      separator: { type: 'string', default: ', ', description: 'Stands between the value and those that follow.' },
      otherwise: {
        type: 'array',
        description: 'Values of the row of which the first that is there stands in place of an absent one.',
        items: { type: 'string', description: 'A path.', 'x-names': 'rowField' },
      },
      names: {
        type: 'string',
        description:
          'The lookup, with fixed options or of countries, that names the code of codeField; a code that it lacks keeps the value.',
        'x-names': 'lookup',
        'x-names-codes': true,
      },
      codeField: { type: 'string', description: 'The code that the value is a name of.', 'x-names': 'rowField' },
      tipField: {
        type: 'string',
        description: 'What the value means, shown while one points at it or has it in focus.',
        'x-names': 'rowField',
      },
    },
  },
} as const satisfies PartManifest

/** The options, as the part is drawn with them. */
export type Options = OptionsOf<typeof manifest>
