import type { OptionsOf, PartManifest } from '../../config/index.ts'
import { lookupQuery } from '../manifest-options.ts'

export const manifest = {
  kind: 'field',
  name: 'place',
  description: 'A city, or a country and a city in it.',
  types: ['string'],
  readsAs: 'cityNameField',
  options: {
    type: 'object',
    additionalProperties: false,
    required: ['cityLookup'],
    properties: {
      cityLookup: { type: 'string', description: 'The lookup of cities.', 'x-names': 'lookup' },
      cityQuery: lookupQuery('cityLookup'),
      cityNameField: { type: 'string', description: 'Takes the name of the city.', 'x-names': 'field' },
      countryField: {
        type: 'string',
        description: 'Where the country stands; with it a country is chosen first.',
        'x-names': 'field',
      },
      countryLookup: {
        type: 'string',
        description: 'The lookup of countries; needed with countryField.',
        'x-names': 'lookup',
      },
      countryLabel: {
        type: 'string',
        default: 'place.country',
        description: 'Label of the country.',
        'x-names': 'label',
      },
    },
  },
} as const satisfies PartManifest

/** The options, as the part is drawn with them. */
export type Options = OptionsOf<typeof manifest>
