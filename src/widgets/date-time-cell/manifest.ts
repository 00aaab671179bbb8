import type { PartManifest } from '../../config/index.ts'
import { dayFormat } from '../manifest-options.ts'

export const manifest: PartManifest = {
  kind: 'cell',
  name: 'dateTime',
  description: 'A moment in the time zone of the reader.',
  types: [],
  options: {
    type: 'object',
    additionalProperties: false,
    properties: { format: dayFormat },
  },
}
