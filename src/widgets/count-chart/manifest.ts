import type { PartManifest } from '../../config/index.ts'

export const manifest = {
  kind: 'chart',
  name: 'count',
  description: 'One large number: the sum of the figures.',
  types: [],
  options: { type: 'object', additionalProperties: false, properties: {} },
} as const satisfies PartManifest
