import type { OptionsOf, PartManifest } from '../../config/index.ts'
import { dayFormat } from '../manifest-options.ts'

export const manifest = {
  kind: 'block',
  name: 'route',
  description: 'Places in their order, side by side, each with the day that counts there.',
  types: ['object'],
  options: {
    type: 'object',
    additionalProperties: false,
    required: ['name', 'stops'],
    properties: {
      name: { type: 'string', description: 'What a screen reader calls the list.', 'x-names': 'label' },
      stops: {
        type: 'array',
        minItems: 1,
        description:
          'The places, in their order; one without a name is left out, and one without a day that is the place before, too.',
        items: {
          type: 'object',
          additionalProperties: false,
          required: ['label', 'place'],
          properties: {
            label: { type: 'string', description: 'What the place is on the way.', 'x-names': 'label' },
            place: {
              type: 'array',
              minItems: 1,
              description: 'Values of which the first that is there is its name.',
              items: { type: 'string', description: 'A path.', 'x-names': 'rowField' },
            },
            day: { type: 'string', description: 'The day that counts there, YYYYMMDD.', 'x-names': 'rowField' },
            dayLabel: { type: 'string', description: 'What that day is.', 'x-names': 'label' },
          },
        },
      },
      format: dayFormat,
    },
  },
} as const satisfies PartManifest

/** The options, as the part is drawn with them. */
export type Options = OptionsOf<typeof manifest>
