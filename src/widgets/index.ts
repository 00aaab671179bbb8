import type { PartRegistry } from '../render/index.ts'
import { cellParts } from './cells.ts'
import { fieldParts } from './fields.ts'

export { cellParts, fieldParts }

/** Every part that the JSON may name. A page that loads forms and grids apart takes `fields.ts` and `cells.ts` instead. */
export const parts: PartRegistry = { fields: fieldParts, cells: cellParts }
