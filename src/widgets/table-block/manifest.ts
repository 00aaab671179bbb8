import type { OptionsOf, PartManifest } from '../../config/index.ts'
import { totals, without } from '../manifest-options.ts'

const value = (description: string) => ({ type: 'string', description, 'x-names': 'rowField' }) as const

export const manifest = {
  kind: 'block',
  name: 'table',
  description: 'A list as a table, as cards on a narrow screen; takes `columns`.',
  types: ['array'],
  options: {
    type: 'object',
    additionalProperties: false,
    properties: {
      opensFirst: {
        type: 'boolean',
        default: false,
        description: 'The first row is opened out to its details at once.',
      },
      totals,
      without,
      card: {
        type: 'object',
        description:
          'How a row stands as a card in few lines: under its first value, as the title. Without it each column has a line. A column that is not named has a line of its own.',
        additionalProperties: false,
        required: ['figure'],
        properties: {
          figure: value('What the row comes to: stands beside the title.'),
          groups: {
            type: 'array',
            default: [],
            description:
              'What stands below in one line: groups of values that are read as one, such as a number and its unit.',
            items: { type: 'array', minItems: 1, items: value('Field of a column.') },
          },
        },
      },
    },
  },
} as const satisfies PartManifest

/** The options, as the part is drawn with them. */
export type Options = OptionsOf<typeof manifest>
