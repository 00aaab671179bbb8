import type { PartManifest } from '../../config/index.ts'

export const manifest: PartManifest = {
  kind: 'field',
  name: 'place',
  description: 'A city, or a country and a city in it.',
  types: ['string'],
  options: {
    type: 'object',
    additionalProperties: false,
    required: ['cityLookup'],
    properties: {
      cityLookup: { type: 'string', description: 'The lookup of cities.', 'x-names': 'lookup' },
      cityQuery: {
        type: 'object',
        description: 'Further query parameters of the lookup of cities: parameter to value rule.',
        additionalProperties: true,
        'x-names': 'query',
        'x-lookup': 'cityLookup',
      },
      cityNameField: { type: 'string', description: 'Takes the name of the city.', 'x-names': 'field' },
      countryField: { type: 'string', description: 'Where the country stands; with it a country is chosen first.', 'x-names': 'field' },
      countryLookup: { type: 'string', description: 'The lookup of countries; needed with countryField.', 'x-names': 'lookup' },
      countryLabel: { type: 'string', default: 'place.country', description: 'Label of the country.', 'x-names': 'label' },
    },
  },
}
