import type { OptionsOf, PartManifest } from '../../config/index.ts'
import { dayFormat, without } from '../manifest-options.ts'

const field = (description: string) => ({ type: 'string', description, 'x-names': 'rowField' }) as const

export const manifest = {
  kind: 'block',
  name: 'remarks',
  description: 'Texts below each other, each with who wrote it and when.',
  types: ['array'],
  options: {
    type: 'object',
    additionalProperties: false,
    required: ['text'],
    properties: {
      text: field('The text.'),
      author: field('Who wrote it.'),
      date: field('When: YYYYMMDD, an ISO date or a moment.'),
      format: dayFormat,
      kind: field('What kind of remark.'),
      without,
      scrollsFrom: {
        type: 'integer',
        minimum: 1,
        description: 'A text of more characters than this is scrolled in a box of its own.',
      },
      kindLookup: {
        type: 'string',
        description: 'The fixed list that names the kinds.',
        'x-names': 'lookup',
        'x-names-codes': true,
      },
    },
  },
} as const satisfies PartManifest

/** The options, as the part is drawn with them. */
export type Options = OptionsOf<typeof manifest>
