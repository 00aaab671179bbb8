import type { PartManifest } from '../../config/index.ts'

export const manifest = {
  kind: 'cell',
  name: 'time',
  description: 'A time of day: HHmm in the data, HH:mm as shown.',
  types: [],
  options: { type: 'object', additionalProperties: false, properties: {} },
} as const satisfies PartManifest
