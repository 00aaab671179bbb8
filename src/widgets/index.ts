import type { PartRegistry } from '../render/index.ts'
import { blockParts } from './blocks.ts'
import { cellParts } from './cells.ts'
import { chartParts } from './charts.ts'
import { fieldParts } from './fields.ts'

export { blockParts, cellParts, chartParts, fieldParts }

/** Every part that the JSON may name. A page that loads forms and grids apart takes `fields.ts`, `cells.ts`, `blocks.ts` and `charts.ts` instead. */
export const parts: PartRegistry = { fields: fieldParts, cells: cellParts, blocks: blockParts, charts: chartParts }
