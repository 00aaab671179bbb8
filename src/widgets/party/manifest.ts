import type { OptionsOf, PartManifest } from '../../config/index.ts'
import { lookupQuery, maxTyped, placeholder } from '../manifest-options.ts'

export const manifest = {
  kind: 'field',
  name: 'party',
  description: 'A party, found by typing, with four address lines that open below it.',
  types: ['string'],
  readsAs: 'nameField',
  options: {
    type: 'object',
    additionalProperties: false,
    required: ['lookup'],
    properties: {
      lookup: {
        type: 'string',
        description: 'The lookup of parties; its `item` says where their places and addresses stand.',
        'x-names': 'lookup',
      },
      lookupQuery: lookupQuery(),
      maxTyped,
      placeholder,
      nameField: {
        type: 'string',
        description: 'Takes the name of the party; a name that no option has may be typed.',
        'x-names': 'field',
      },
      fromList: {
        type: 'boolean',
        default: false,
        description: 'Only a party of the list is taken: a name that no option has goes once the field is left.',
      },
      addressPrefix: {
        type: 'string',
        description: 'The address lines are this and 1, 2, 3, 4; absent, there is no address.',
        'x-names': 'fieldPrefix4',
      },
      noneLabel: {
        type: 'string',
        default: 'lookup.noParty',
        description: 'Label of the text shown when no party fits.',
        'x-names': 'label',
      },
      addressTypeField: {
        type: 'string',
        description: 'Takes the type code of the address chosen.',
        'x-names': 'field',
      },
      addressTypeTextField: { type: 'string', description: 'Takes the name of that type.', 'x-names': 'field' },
      addressTextField: { type: 'string', description: 'Takes the address in one text.', 'x-names': 'field' },
      cityField: { type: 'string', description: 'Takes the city code of the party.', 'x-names': 'field' },
      cityNameField: { type: 'string', description: 'Takes the name of that city.', 'x-names': 'field' },
      countryField: { type: 'string', description: 'Takes the country code of the party.', 'x-names': 'field' },
      postalCodeField: { type: 'string', description: 'Takes the postal code of the party.', 'x-names': 'field' },
      set: {
        type: 'object',
        description: 'Fixed values that stand in the data while a party is given: field to value.',
        additionalProperties: { type: ['string', 'number', 'boolean'] },
        'x-names': 'field',
      },
      menu: {
        type: 'boolean',
        default: false,
        description:
          'Refreshing the list and the address lines stand in one menu beside the label, not as two buttons.',
      },
      refreshCache: {
        type: 'object',
        description: 'Shows a button that makes the gateway read the parties anew.',
        additionalProperties: false,
        required: ['operation'],
        'x-call': 'operation',
        properties: {
          operation: { type: 'string', description: 'The operation it calls.', 'x-names': 'operation' },
          query: {
            type: 'object',
            description: 'Its query: parameter to value rule.',
            additionalProperties: true,
            'x-names': 'query',
          },
        },
      },
    },
  },
} as const satisfies PartManifest

/** The options, as the part is drawn with them. */
export type Options = OptionsOf<typeof manifest>
