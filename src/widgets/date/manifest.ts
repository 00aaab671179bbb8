import type { OptionsOf, PartManifest } from '../../config/index.ts'

export const manifest = {
  kind: 'field',
  name: 'date',
  description:
    'A day: YYYYMMDD in the data, the short format of portal.json on the screen, typed or chosen in a calendar.',
  types: ['string'],
  draws: ['yyyymmdd'],
  options: {
    type: 'object',
    additionalProperties: false,
    properties: {
      notPast: {
        type: 'boolean',
        default: false,
        description: 'Days before today cannot be chosen, and one that is typed is marked.',
      },
    },
  },
} as const satisfies PartManifest

/** The options, as the part is drawn with them. */
export type Options = OptionsOf<typeof manifest>
