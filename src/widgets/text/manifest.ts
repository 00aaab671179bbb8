import type { OptionsOf, PartManifest } from '../../config/index.ts'
import { allow, check, lines, notice, placeholder } from '../manifest-options.ts'

export const manifest = {
  kind: 'field',
  name: 'text',
  description: 'A text, on one line or several.',
  types: ['string'],
  draws: ['string'],
  options: {
    type: 'object',
    additionalProperties: false,
    properties: {
      multiline: {
        type: 'boolean',
        default: false,
        description: 'Several lines; the characters are counted against the greatest length.',
      },
      lines,
      allow,
      check,
      mask: {
        type: 'string',
        minLength: 1,
        description: 'Signs of a number: 9 takes a digit, every other sign is put in as one types, such as 99-999.',
      },
      placeholder,
      notice,
    },
  },
} as const satisfies PartManifest

/** The options, as the part is drawn with them. */
export type Options = OptionsOf<typeof manifest>
