import type { OptionsOf, PartManifest } from '../../config/index.ts'

export const manifest = {
  kind: 'chart',
  name: 'attention',
  description:
    'A tile about what needs a person: the sum of the figures and what they are. All of it leads there; without any it is quiet.',
  types: [],
  options: {
    type: 'object',
    additionalProperties: false,
    required: ['says', 'quiet'],
    properties: {
      says: { type: 'string', 'x-names': 'label', description: 'Label of the sentence below the number.' },
      quiet: { type: 'string', 'x-names': 'label', description: 'Label of the sentence while the number is zero.' },
      tone: {
        type: 'string',
        enum: ['neutral', 'info', 'success', 'warning', 'danger'],
        description:
          'Colour of the dot before the name, while the number is not zero; without it that of the first figure that has one and is not zero.',
      },
    },
  },
} as const satisfies PartManifest

/** The options, as the part is drawn with them. */
export type Options = OptionsOf<typeof manifest>
