import type { ColumnModel } from '../../config/index.ts'

/**
 * Where the texts of a column stand, for the style of an element: in a language written from right to left nothing turns that round, as
 * style sheets are.
 */
export const TEXT_ALIGN = { left: 'start', center: 'center', right: 'end' } as const satisfies Record<
  ColumnModel['align'],
  string
>
