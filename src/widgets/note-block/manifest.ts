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
    properties: {
      text: { type: 'string', description: 'The text.', 'x-names': 'label' },
      tone: {
        type: 'string',
        enum: ['info', 'warning', 'danger'],
        description: 'It stands out, in the colours of such a state. Without it: a quiet line.',
      },
      step: {
        type: 'object',
        description: 'What to do next: a button behind the text.',
        additionalProperties: false,
        required: ['label', 'section'],
        properties: {
          label: { type: 'string', description: 'What the button says.', 'x-names': 'label' },
          section: {
            type: 'string',
            description: 'Id of the section of the view that it leads to; where that is not open there is no button.',
          },
        },
      },
    },
  },
} as const satisfies PartManifest

/** The options, as the part is drawn with them. */
export type Options = OptionsOf<typeof manifest>
