import type { PartManifest } from '../../config/index.ts'

export const manifest: PartManifest = {
  kind: 'cell',
  name: 'dateTime',
  description: 'A moment in the time zone of the reader: YYYY/MM/DD HH:mm.',
  types: [],
  options: {
    type: 'object',
    additionalProperties: false,
    properties: {},
  },
}
