import type { OptionsOf, PartManifest } from '../../config/index.ts'

export const manifest = {
  kind: 'chart',
  name: 'bar',
  description: 'A bar for each day, so many days a page.',
  types: [],
  options: {
    type: 'object',
    additionalProperties: false,
    properties: { perPage: { type: 'integer', minimum: 1, maximum: 31, default: 7, description: 'Days on a page.' } },
  },
} as const satisfies PartManifest

/** The options, as the part is drawn with them. */
export type Options = OptionsOf<typeof manifest>
