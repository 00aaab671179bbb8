import type { PartManifest } from '../../config/index.ts'

export const manifest: PartManifest = {
  kind: 'block',
  name: 'note',
  description: 'A word to the reader about what stands around it.',
  types: [],
  options: {
    type: 'object',
    additionalProperties: false,
    required: ['text'],
    properties: { text: { type: 'string', description: 'The text.', 'x-names': 'label' } },
  },
}
