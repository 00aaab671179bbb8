import type { OptionsOf, PartManifest } from '../../config/index.ts'
import { allow, check, notice, placeholder } from '../manifest-options.ts'

export const manifest = {
  kind: 'field',
  name: 'upperText',
  description: 'A text on one line that turns upper case, and of plain width, as it is typed.',
  types: ['string'],
  options: {
    type: 'object',
    additionalProperties: false,
    properties: {
      allow,
      check,
      many: {
        type: 'boolean',
        default: false,
        description: 'Several codes, joined by commas; each may be pasted from a line or a cell of its own.',
      },
      placeholder,
      notice,
    },
  },
} as const satisfies PartManifest

/** The options, as the part is drawn with them. */
export type Options = OptionsOf<typeof manifest>
