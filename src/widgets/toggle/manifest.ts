import type { OptionsOf, PartManifest } from '../../config/index.ts'

export const manifest = {
  kind: 'field',
  name: 'toggle',
  description: 'A switch between two values, named in words.',
  types: ['boolean', 'integer', 'number', 'string'],
  draws: ['boolean'],
  options: {
    type: 'object',
    additionalProperties: false,
    properties: {
      on: {
        description: 'Value in the data when on.',
        type: ['string', 'number', 'boolean'],
        default: true,
        'x-value': true,
      },
      off: {
        description: 'Value in the data when off.',
        type: ['string', 'number', 'boolean'],
        default: false,
        'x-value': true,
      },
      onLabel: {
        type: 'string',
        default: 'toggle.yes',
        description: 'The word beside the switch when on.',
        'x-names': 'label',
      },
      offLabel: {
        type: 'string',
        default: 'toggle.no',
        description: 'The word beside the switch when off.',
        'x-names': 'label',
      },
    },
  },
} as const satisfies PartManifest

/** The options, as the part is drawn with them. */
export type Options = OptionsOf<typeof manifest>
