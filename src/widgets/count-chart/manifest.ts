import type { PartManifest } from '../../config/index.ts'

export const manifest: PartManifest = {
  kind: 'chart',
  name: 'count',
  description: 'One large number: the sum of the figures.',
  types: [],
  options: { type: 'object', additionalProperties: false, properties: {} },
}
