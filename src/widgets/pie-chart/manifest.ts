import type { PartManifest } from '../../config/index.ts'

export const manifest: PartManifest = {
  kind: 'chart',
  name: 'pie',
  description: 'Shares of a whole, with a legend.',
  types: [],
  options: { type: 'object', additionalProperties: false, properties: {} },
}

export const donutManifest: PartManifest = {
  ...manifest,
  name: 'donut',
  description: 'Shares of a whole around their sum, with a legend.',
}
