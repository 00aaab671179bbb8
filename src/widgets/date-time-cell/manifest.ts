import type { OptionsOf, PartManifest } from '../../config/index.ts'
import { dayFormat } from '../manifest-options.ts'

export const manifest = {
  kind: 'cell',
  name: 'dateTime',
  description: 'A moment in the time zone of the reader.',
  types: [],
  options: {
    type: 'object',
    additionalProperties: false,
    properties: { format: dayFormat },
  },
} as const satisfies PartManifest

/** The options, as the part is drawn with them. */
export type Options = OptionsOf<typeof manifest>
