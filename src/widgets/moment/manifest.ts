import type { PartManifest } from '../../config/index.ts'

export const manifest = {
  kind: 'field',
  name: 'moment',
  description:
    'A moment in the time zone of the reader, its day by the short format of portal.json, HH:mm; shown, never changed.',
  types: ['string'],
  options: { type: 'object', additionalProperties: false, properties: {} },
} as const satisfies PartManifest
