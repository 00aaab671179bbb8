import type { PartManifest } from '../../config/index.ts'

const field = (description: string) => ({ type: 'string', description, 'x-names': 'rowField' })

export const manifest: PartManifest = {
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
      actual: field('When it happened; empty while it has not.'),
      place: field('Where.'),
      note: field('A remark.'),
    },
  },
}
