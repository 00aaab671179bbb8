import type { PartManifest } from '../../config/index.ts'

export const manifest: PartManifest = {
  kind: 'field',
  name: 'number',
  description: 'A number, written in the way of the reader.',
  types: ['number', 'integer'],
  options: {
    type: 'object',
    additionalProperties: false,
    properties: {
      integer: { type: 'boolean', default: false, description: 'Whole numbers only; what is typed after the point is cut off.' },
      decimals: { type: 'integer', minimum: 0, maximum: 10, description: 'Digits after the point; further ones are cut off.' },
      maxDigits: { type: 'integer', minimum: 1, maximum: 15, description: 'Digits before the point that can be typed.' },
    },
  },
}
