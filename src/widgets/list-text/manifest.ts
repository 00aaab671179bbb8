import type { OptionsOf, PartManifest } from '../../config/index.ts'
import { allow, lines, notice } from '../manifest-options.ts'

export const manifest = {
  kind: 'field',
  name: 'listText',
  description: 'A text that lives in a list of typed entries, such as a remark of one type.',
  types: ['array'],
  entries: 'own',
  options: {
    type: 'object',
    additionalProperties: false,
    required: ['keyField', 'key', 'textField'],
    properties: {
      keyField: { type: 'string', description: 'Field of an entry that tells its type.', 'x-names': 'rowField' },
      key: { type: 'string', description: 'The type whose text this field edits.' },
      textField: { type: 'string', description: 'Field of an entry that holds the text.', 'x-names': 'rowField' },
      idField: {
        type: 'string',
        default: 'id',
        description: 'Field of an entry that only entries known to the gateway have.',
        'x-names': 'rowField',
      },
      actionField: {
        type: 'string',
        description: 'Field of an entry that says what became of it.',
        'x-names': 'rowField',
      },
      actionCodes: {
        type: 'object',
        description: 'What actionField says of an entry.',
        additionalProperties: false,
        default: {},
        properties: {
          added: { type: 'string', default: 'A', description: 'The entry is new.' },
          changed: {
            type: 'string',
            default: 'U',
            description: 'The gateway knows the entry, and its text was changed.',
          },
          removed: {
            type: 'string',
            default: 'D',
            description: 'The gateway knows the entry, and its text was emptied.',
          },
        },
      },
      multiline: {
        type: 'boolean',
        default: true,
        description: 'Several lines; the characters are counted against the greatest length.',
      },
      lines,
      allow,
      notice,
    },
  },
} as const satisfies PartManifest

/** The options, as the part is drawn with them. */
export type Options = OptionsOf<typeof manifest>
