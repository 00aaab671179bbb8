import type { OptionsOf, PartManifest } from '../../config/index.ts'

export const manifest = {
  kind: 'block',
  name: 'fields',
  description: 'Labelled values in columns; takes `fields`.',
  types: ['object'],
  options: {
    type: 'object',
    additionalProperties: false,
    properties: {
      hideEmpty: {
        type: 'boolean',
        default: false,
        description: 'Leave out what has no value; else a dash stands there.',
      },
    },
  },
} as const satisfies PartManifest

/** The options, as the part is drawn with them. */
export type Options = OptionsOf<typeof manifest>
