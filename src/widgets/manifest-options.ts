import type { OptionSchema } from '../config/index.ts'

/** Options that several parts take, described once for their manifests. */

/** The lookup that holds the options. */
export const lookup = {
  type: 'string',
  description: 'The lookup that holds the options.',
  'x-names': 'lookup',
} as const satisfies OptionSchema

/** Further query parameters of the lookup that another option names. */
export const lookupQuery = (of = 'lookup') =>
  ({
    type: 'object',
    description: 'Further query parameters of the lookup: parameter to value rule.',
    additionalProperties: true,
    'x-names': 'query',
    'x-lookup': of,
  }) as const satisfies OptionSchema

/** What an option of a lookup reads as. */
export const show = {
  type: 'string',
  enum: ['label', 'value', 'both'],
  default: 'label',
  description: 'What an option reads as: its label, its code, or the code and the label.',
} as const satisfies OptionSchema

/** The signs that a text may hold. */
export const allow = {
  type: 'string',
  enum: ['free', 'simple'],
  default: 'free',
  description:
    'simple: letters, digits, spaces and , / - only; others are dropped as they are typed, and outer spaces are cut off.',
} as const satisfies OptionSchema

/** How a day is written. */
export const dayFormat = {
  type: 'string',
  enum: ['short', 'near', 'medium', 'long'],
  default: 'short',
  description:
    'How a day is written, by the formats of portal.json: short as in forms, long, medium: long with the month cut short, or near: day and month, the year only where it is not this year\u2019s (files and filters have it always). A time, HH:mm, follows where there is one.',
} as const satisfies OptionSchema

/** The check digit that a typed number must have. */
export const check = {
  type: 'string',
  enum: ['iso6346', 'mod7'],
  description:
    'Warns, without refusing anything, when the check digit does not fit. iso6346: four letters and seven digits (ISO 6346); mod7: of eleven digits the last is the seven before it modulo 7 (IATA resolution 600a).',
} as const satisfies OptionSchema

/** How much can be typed to look an option up by. */
export const maxTyped = {
  type: 'integer',
  minimum: 1,
  maximum: 500,
  default: 50,
  description: 'Most characters that can be typed to look an option up by.',
} as const satisfies OptionSchema

/** The notice under a text that can grow no longer. */
export const notice = {
  type: 'string',
  description: 'Shown under the field once its greatest length is reached; {{limit}} is the length.',
  'x-names': 'label',
} as const satisfies OptionSchema

/** The height of a text of several lines. */
export const lines = {
  type: 'integer',
  minimum: 1,
  maximum: 20,
  default: 3,
  description: 'Lines shown at first when multiline.',
} as const satisfies OptionSchema

/** How a number is typed. */
export const numeric = {
  integer: {
    type: 'boolean',
    default: false,
    description: 'Whole numbers only; what is typed after the point is cut off.',
  },
  decimals: {
    type: 'integer',
    minimum: 0,
    maximum: 10,
    description: 'Digits after the point; further ones are cut off.',
  },
  maxDigits: { type: 'integer', minimum: 1, maximum: 15, description: 'Digits before the point that can be typed.' },
} as const satisfies Record<string, OptionSchema>

/** Numbers that are summed over the rows of a list. */
export const totals = {
  type: 'array',
  description: 'Sums shown below the table.',
  items: {
    type: 'object',
    additionalProperties: false,
    required: ['field'],
    properties: {
      field: { type: 'string', description: 'Number summed over the rows.', 'x-names': 'rowField' },
      unitField: {
        type: 'string',
        description: 'Unit of that number; each unit has its own sum.',
        'x-names': 'rowField',
      },
    },
  },
} as const satisfies OptionSchema

/** What stands in a field while it is empty. */
export const placeholder = {
  type: 'string',
  description: 'Stands in the empty field: an example, or what may be typed.',
  'x-names': 'label',
} as const

/** Which rows of a list are not shown. */
export const without = {
  type: 'array',
  default: [],
  description: 'Rows that are not shown: those that have one of some codes in a field.',
  items: {
    type: 'object',
    additionalProperties: false,
    required: ['field', 'codes'],
    properties: {
      field: { type: 'string', description: 'Field of a row that holds a code.', 'x-names': 'rowField' },
      codes: {
        type: 'array',
        minItems: 1,
        description: 'The codes that it may not have.',
        items: { type: 'string', description: 'A code.' },
      },
    },
  },
} as const satisfies OptionSchema
