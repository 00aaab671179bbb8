import type { OptionsOf, PartManifest } from '../../config/index.ts'

export const manifest = {
  kind: 'cell',
  name: 'number',
  description: 'A number in the way of the reader.',
  types: ['number'],
  options: {
    type: 'object',
    additionalProperties: false,
    properties: {
      decimals: {
        type: 'integer',
        minimum: 0,
        maximum: 10,
        description: 'Digits after the point; absent, as many as the number has.',
      },
      currencyField: {
        type: 'string',
        description:
          'Currency (ISO 4217) shown behind the number, which has as many digits after the point as the currency.',
        'x-names': 'rowField',
      },
      currency: {
        type: 'string',
        pattern: '^[A-Z]{3}$',
        description: 'Currency (ISO 4217) of every such number, in place of currencyField.',
      },
      places: {
        type: 'integer',
        minimum: 1,
        maximum: 4,
        description:
          'Digits after the point that are drawn, so that points and units of a column stand below each other: zeros where the number has fewer. None is left out, and none is added to what is exported.',
      },
      unitField: { type: 'string', description: 'Unit shown behind the number.', 'x-names': 'rowField' },
    },
  },
} as const satisfies PartManifest

/** The options, as the part is drawn with them. */
export type Options = OptionsOf<typeof manifest>
