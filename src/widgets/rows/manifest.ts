import type { OptionsOf, PartManifest } from '../../config/index.ts'
import { totals, without } from '../manifest-options.ts'

export const manifest = {
  kind: 'field',
  name: 'rows',
  description: 'A list, row by row: a table on a wide screen, cards with an edit dialog on a narrow one.',
  types: ['array'],
  nested: true,
  entries: 'all',
  options: {
    type: 'object',
    additionalProperties: false,
    properties: {
      maxRows: { type: 'integer', minimum: 0, default: 0, description: 'Most rows that can be added; 0 for no limit.' },
      newRow: {
        type: 'object',
        description: 'Values of a new row: field of the row to value.',
        additionalProperties: { type: ['string', 'number', 'boolean'] },
        'x-names': 'rowField',
      },
      idField: {
        type: 'string',
        default: 'id',
        description: 'Field of a row that only rows known to the gateway have.',
        'x-names': 'rowField',
      },
      actionField: {
        type: 'string',
        description:
          'Field of a row that says what became of it. With it a known row is marked and hidden instead of taken out.',
        'x-names': 'rowField',
      },
      actionCodes: {
        type: 'object',
        description: 'What actionField says of a row.',
        additionalProperties: false,
        default: {},
        properties: {
          added: { type: 'string', default: 'A', description: 'The row is new.' },
          changed: { type: 'string', default: 'U', description: 'The gateway knows the row, and it was changed.' },
          removed: { type: 'string', default: 'D', description: 'The gateway knows the row, and it was removed.' },
        },
      },
      cards: {
        type: 'boolean',
        default: false,
        description: 'Always as cards with an edit dialog: for rows that hold lists of their own.',
      },
      addLabel: {
        type: 'string',
        default: 'rows.add',
        description: 'Label of the button that adds a row.',
        'x-names': 'label',
      },
      totals,
      without,
    },
  },
} as const satisfies PartManifest

/** The options, as the part is drawn with them. */
export type Options = OptionsOf<typeof manifest>
