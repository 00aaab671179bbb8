import type { OptionsOf, PartManifest } from '../../config/index.ts'

export const manifest = {
  kind: 'chart',
  name: 'map',
  description:
    'Countries on an outline of the world, each with a circle as large as its figure, and the greatest listed beside it.',
  types: [],
  options: {
    type: 'object',
    additionalProperties: false,
    properties: {
      listed: {
        type: 'integer',
        minimum: 2,
        default: 7,
        description: 'So many countries are listed beside the map, the greatest; the others are one line more.',
      },
    },
  },
} as const satisfies PartManifest

/** The options, as the part is drawn with them. */
export type Options = OptionsOf<typeof manifest>
