import type { OptionsOf, PartManifest } from '../../config/index.ts'
import { dayFormat } from '../manifest-options.ts'

const field = (description: string) => ({ type: 'string', description, 'x-names': 'rowField' }) as const
const label = (description: string) => ({ type: 'string', description, 'x-names': 'label' }) as const
const firstOf = (description: string) => ({ type: 'array', minItems: 1, description, items: field('A path.') }) as const
const codes = (description: string, of: 'state' | 'events.code') =>
  ({
    type: 'array',
    minItems: 1,
    description,
    items: { type: 'string', description: 'A code.', 'x-values-of': of },
  }) as const
const names = {
  type: 'string',
  description: 'Lookup that names a code, by fixed options or as countries.',
  'x-names': 'lookup',
  'x-names-codes': true,
} as const

export const manifest = {
  kind: 'block',
  name: 'hero',
  description: 'What a record comes to, large, and beside it its places in their order with how far it has come.',
  types: ['object'],
  options: {
    type: 'object',
    additionalProperties: false,
    required: ['name'],
    properties: {
      name: label('What a screen reader calls the list of places.'),
      format: { ...dayFormat, default: 'near' },
      plain: {
        type: 'boolean',
        default: false,
        description: 'It stands on a surface that is there already, such as a card, and has no frame of its own.',
      },
      state: field('A code of how far the record has come; `in` of an answer and `passed` of a stop name its values.'),
      events: {
        type: 'object',
        description: 'What has happened to the record; `event` of an answer and of a stop names it by code.',
        additionalProperties: false,
        required: ['list', 'code', 'planned', 'actual'],
        properties: {
          list: field('Where the list of events is.'),
          code: { type: 'string', description: 'Field of an event that holds its code.' },
          planned: { type: 'string', description: 'Field of the day that was planned, YYYYMMDD.' },
          actual: { type: 'string', description: 'Field of the day on which it happened; empty while it has not.' },
        },
      },
      answers: {
        type: 'array',
        minItems: 1,
        description:
          'What the record comes to: the first that fits its state. It has one of day, event, text and sum, else nothing but its notes. None: only the places are shown.',
        items: {
          type: 'object',
          additionalProperties: false,
          required: ['label'],
          properties: {
            label: label('What the answer is about.'),
            in: codes('Values of the state that it is for; any when omitted.', 'state'),
            ifGiven: {
              type: 'boolean',
              description: 'It is passed over while its value is not there; else that is said.',
            },
            place: firstOf('Where: values of which the first that is there stands beside the label.'),
            day: field('A day, YYYYMMDD.'),
            planned: field('The day that was planned first, where `day` may have moved.'),
            overdue: label('What the answer is about once `day` has gone by and no event has happened.'),
            doneLabel: label('What the answer is about once an event has happened.'),
            event: codes('Codes of events: the day of the first that has happened.', 'events.code'),
            text: field('A text, or a code that the lookup names.'),
            lookup: names,
            sum: {
              type: 'object',
              description: 'A sum over a list, one for each unit.',
              additionalProperties: false,
              required: ['list', 'field'],
              properties: {
                list: field('Where the list is.'),
                field: { type: 'string', description: 'Field of a row that is summed.' },
                unit: { type: 'string', description: 'Field of a row that holds its unit.' },
              },
            },
            notes: {
              type: 'array',
              description: 'What stands below, in its order; what is not there is left out.',
              items: {
                type: 'object',
                additionalProperties: false,
                required: ['label', 'field'],
                properties: {
                  label: label('What it is.'),
                  field: field('A text, a list of codes, or a day, YYYYMMDD.'),
                  lookup: names,
                  ends: {
                    type: 'boolean',
                    default: false,
                    description: 'The day is the last one of something: how long it is until then is said, too.',
                  },
                },
              },
            },
          },
        },
      },
      stops: {
        type: 'array',
        minItems: 1,
        description:
          'The places, in their order; one without a name is left out, and one without a day that is the place before, too.',
        items: {
          type: 'object',
          additionalProperties: false,
          required: ['label', 'place'],
          properties: {
            label: label('What the place is on the way.'),
            byMode: {
              type: 'object',
              description: 'What it is otherwise: a code of `mode` to the label.',
              additionalProperties: label('The label.'),
            },
            place: firstOf('Values of which the first that is there is its name: a name, then its code.'),
            day: field('The day that counts there, YYYYMMDD.'),
            planned: field('That day as it was planned first.'),
            dayLabel: label('What that day is while it is ahead.'),
            doneLabel: label('What the day is on which it happened.'),
            event: codes('Codes of the events that say that the place is passed.', 'events.code'),
            passed: codes('Values of the state that say so.', 'state'),
            held: codes(
              'Values of the state that say that it is kept from being passed: it is shown as late, also where it is the place before.',
              'state',
            ),
          },
        },
      },
      mode: {
        type: 'object',
        description: 'The sign above the places: the icon of a code.',
        additionalProperties: false,
        required: ['field', 'lookup'],
        properties: { field: field('Where the code is.'), lookup: names },
      },
      strong: firstOf('What carries it, above the places: the first that is there.'),
      soft: { type: 'array', description: 'Further words on that, in their order.', items: field('A path.') },
    },
  },
} as const satisfies PartManifest

/** The options, as the part is drawn with them. */
export type Options = OptionsOf<typeof manifest>
