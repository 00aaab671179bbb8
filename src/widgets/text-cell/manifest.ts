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
      moreNames: {
        type: 'object',
        description:
          'Which of the paths in more are codes: path to the lookup that names them. The code stands before its name.',
        'x-names': 'rowField',
        additionalProperties: { type: 'string', description: 'A lookup.', 'x-names': 'lookup', 'x-names-codes': true },
      },
      each: {
        type: 'string',
        description:
          'The value is a list: where the text of each of its rows is, through further lists within; each text stands once, in the order of the rows.',
      },
      separator: { type: 'string', default: ', ', description: 'Stands between the value and those that follow.' },
      otherwise: {
        type: 'array',
        description: 'Values of the row of which the first that is there stands in place of an absent one.',
        items: { type: 'string', description: 'A path.', 'x-names': 'rowField' },
      },
      mask: {
        type: 'string',
        minLength: 1,
        description:
          'Shape of a number: 9 takes a digit, every other sign is put in as far as digits follow, such as 99-999. What is no number, or a longer one, stays as it is.',
      },
      names: {
        type: 'string',
        description:
          'The lookup, with fixed options or of countries, that names the code of codeField; a code that it lacks keeps the value.',
        'x-names': 'lookup',
        'x-names-codes': true,
      },
      codeField: { type: 'string', description: 'The code that the value is a name of.', 'x-names': 'rowField' },
      soften: {
        type: 'boolean',
        default: false,
        description: 'Shows a name in capitals as people write it; files, filters and order keep what came.',
      },
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
