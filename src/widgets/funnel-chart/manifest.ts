import type { PartManifest } from '../../config/index.ts'

export const manifest = {
  kind: 'chart',
  name: 'funnel',
  description: 'Figures from the largest to the smallest, with a legend.',
  types: [],
  options: { type: 'object', additionalProperties: false, properties: {} },
} as const satisfies PartManifest
