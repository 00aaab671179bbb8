import type { OptionsOf, PartManifest } from '../../config/index.ts'
import { dayFormat } from '../manifest-options.ts'

const field = (description: string) => ({ type: 'string', description, 'x-names': 'rowField' }) as const

export const manifest = {
  kind: 'block',
  name: 'timeline',
  description: 'Events in their order: what was planned, what came true, and how late it was.',
  types: ['array'],
  options: {
    type: 'object',
    additionalProperties: false,
    required: ['name', 'planned', 'actual'],
    properties: {
      name: field('What happens.'),
      planned: field('When it is planned: YYYYMMDD, an ISO date or a moment.'),
      plannedTime: field('The time of day of the plan, HHmm.'),
      actual: field('When it happened; empty while it has not.'),
      actualTime: field('The time of day at which it happened, HHmm.'),
      code: field('A code of what happens.'),
      place: field('Where.'),
      note: field('A remark.'),
      format: dayFormat,
      compares: {
        type: 'boolean',
        default: true,
        description:
          'Show plan and truth side by side, and how late an event was; false: when it happened, else when it is planned.',
      },
      table: {
        type: 'boolean',
        default: false,
        description:
          'A table where there is room: what happens, where, planned, actual, and the difference; `code` stands only where there is no name.',
      },
      prefix: {
        type: 'string',
        description: 'A row may hold the same fields with this before their names: `ctn` for `ctnEventName`.',
      },
    },
  },
} as const satisfies PartManifest

/** The options, as the part is drawn with them. */
export type Options = OptionsOf<typeof manifest>
