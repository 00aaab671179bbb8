import type { OptionsOf, PartManifest } from '../../config/index.ts'

export const manifest = {
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
} as const satisfies PartManifest

/** The options, as the part is drawn with them. */
export type Options = OptionsOf<typeof manifest>
