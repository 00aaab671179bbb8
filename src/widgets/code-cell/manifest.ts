import type { OptionsOf, PartManifest } from '../../config/index.ts'
import { lookupQuery, show } from '../manifest-options.ts'

export const manifest = {
  kind: 'cell',
  name: 'code',
  description: 'The label of a code, or of several joined by commas.',
  types: [],
  options: {
    type: 'object',
    additionalProperties: false,
    required: ['lookup'],
    properties: {
      lookup: { type: 'string', description: 'The lookup that knows the code.', 'x-names': 'lookup' },
      show,
      many: { type: 'boolean', default: false, description: 'Several codes, joined by commas.' },
      ofField: {
        type: 'string',
        description:
          'What stands before each code in the list, with a point between: a lookup that has the fields of several forms (`fieldsOf`) knows them by what they are of.',
        'x-names': 'rowField',
      },
      lookupQuery: lookupQuery(),
      otherLookupQuery: {
        ...lookupQuery(),
        description: 'The same of a second list, which knows the codes that the first does not.',
      },
      unknown: {
        type: 'string',
        enum: ['keep', 'drop'],
        default: 'keep',
        description: 'keep: a code that no list knows is shown as it is; drop: it is left out.',
      },
    },
  },
} as const satisfies PartManifest

/** The options, as the part is drawn with them. */
export type Options = OptionsOf<typeof manifest>
