import type { PartManifest } from '../../config/index.ts'

export const manifest = {
  kind: 'field',
  name: 'time',
  description: 'A time of day: HHmm in the data, HH:mm on the screen, 24 hours.',
  types: ['string'],
  draws: ['hhmm'],
  options: {
    type: 'object',
    additionalProperties: false,
    properties: {},
  },
} as const satisfies PartManifest
