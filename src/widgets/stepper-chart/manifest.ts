import type { PartManifest } from '../../config/index.ts'

export const manifest = {
  kind: 'chart',
  name: 'stepper',
  description: 'Steps in their order, each with its number, zeros too.',
  types: [],
  options: { type: 'object', additionalProperties: false, properties: {} },
} as const satisfies PartManifest
