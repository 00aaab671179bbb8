import type { OptionsOf, PartManifest } from '../../config/index.ts'
import { dayFormat } from '../manifest-options.ts'

export const manifest = {
  kind: 'cell',
  name: 'dateChange',
  description: 'A day that may have moved: the day as it was before, the day as it is, and the days between.',
  types: [],
  options: {
    type: 'object',
    additionalProperties: false,
    required: ['before'],
    properties: {
      before: { type: 'string', description: 'The day as it was before, YYYYMMDD.', 'x-names': 'rowField' },
      format: dayFormat,
    },
  },
} as const satisfies PartManifest

/** The options, as the part is drawn with them. */
export type Options = OptionsOf<typeof manifest>
