import type { PartManifest } from '../../config/index.ts'

export const manifest: PartManifest = {
  kind: 'cell',
  name: 'date',
  description: 'A day, from YYYYMMDD or an ISO date.',
  types: [],
  options: {
    type: 'object',
    additionalProperties: false,
    properties: {
      format: {
        type: 'string',
        enum: ['numeric', 'long'],
        default: 'numeric',
        description: 'numeric: YYYY/MM/DD; long: DD MMMM YYYY, in the way of the reader.',
      },
      timeField: { type: 'string', description: 'The time of that day, HHmm, which follows it.', 'x-names': 'rowField' },
    },
  },
}
