import type { OptionsOf, PartManifest } from '../../config/index.ts'

export const manifest = {
  kind: 'chart',
  name: 'pie',
  description: 'Shares of a whole, with a legend.',
  types: [],
  options: {
    type: 'object',
    additionalProperties: false,
    properties: {
      slices: {
        type: 'integer',
        minimum: 2,
        description: 'At most so many slices, the greatest; the others are one more. All of them when omitted.',
      },
    },
  },
} as const satisfies PartManifest

export const donutManifest = {
  ...manifest,
  name: 'donut',
  description: 'Shares of a whole around their sum, with a legend.',
} as const satisfies PartManifest

/** The options, as the part is drawn with them. */
export type Options = OptionsOf<typeof manifest>
