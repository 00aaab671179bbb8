import type { OptionsOf, PartManifest } from '../../config/index.ts'
import { numeric } from '../manifest-options.ts'

export const manifest = {
  kind: 'field',
  name: 'number',
  description: 'A number, written in the way of the reader.',
  types: ['number', 'integer'],
  draws: ['number', 'integer'],
  alignsEnd: true,
  decimals: 'decimals',
  options: {
    type: 'object',
    additionalProperties: false,
    properties: {
      ...numeric,
    },
  },
} as const satisfies PartManifest

/** The options, as the part is drawn with them. */
export type Options = OptionsOf<typeof manifest>
