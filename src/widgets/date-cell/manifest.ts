import type { OptionsOf, PartManifest } from '../../config/index.ts'
import { dayFormat } from '../manifest-options.ts'

export const manifest = {
  kind: 'cell',
  name: 'date',
  description: 'A day, from YYYYMMDD or an ISO date.',
  types: [],
  options: {
    type: 'object',
    additionalProperties: false,
    properties: {
      format: dayFormat,
      timeField: {
        type: 'string',
        description: 'The time of that day, HHmm, which follows it.',
        'x-names': 'rowField',
      },
      toField: {
        type: 'string',
        description: 'The last day of a time that begins with the day: both are shown, as from - to.',
        'x-names': 'rowField',
      },
    },
  },
} as const satisfies PartManifest

/** The options, as the part is drawn with them. */
export type Options = OptionsOf<typeof manifest>
