import type { PartManifest } from '../../config/index.ts'

export const manifest: PartManifest = {
  kind: 'cell',
  name: 'text',
  description: 'A value as text.',
  types: [],
  options: {
    type: 'object',
    additionalProperties: false,
    properties: {},
  },
}
