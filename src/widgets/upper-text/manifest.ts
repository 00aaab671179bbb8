import type { PartManifest } from '../../config/index.ts'

export const manifest: PartManifest = {
  kind: 'field',
  name: 'upperText',
  description: 'A text on one line that turns upper case as it is typed.',
  types: ['string'],
  options: {
    type: 'object',
    additionalProperties: false,
    properties: {
      allow: {
        type: 'string',
        enum: ['free', 'simple'],
        default: 'free',
        description: 'simple: letters, digits, spaces and , / - only; others are dropped as they are typed, and outer spaces are cut off.',
      },
      notice: {
        type: 'string',
        description: 'Said under the field once its greatest length is reached; {{limit}} is the length.',
        'x-names': 'label',
      },
    },
  },
}
