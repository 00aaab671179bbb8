import type { PartManifest } from '../../config/index.ts'

export const manifest = {
  kind: 'chart',
  name: 'pie',
  description: 'Shares of a whole, with a legend.',
  types: [],
  options: { type: 'object', additionalProperties: false, properties: {} },
} as const satisfies PartManifest

export const donutManifest = {
  ...manifest,
  name: 'donut',
  description: 'Shares of a whole around their sum, with a legend.',
} as const satisfies PartManifest
