import { getAt } from '../../config/index.ts'
import type { GridModel } from '../../config/index.ts'
import type { Row } from './view.ts'

/** The value that identifies a row; undefined for one without. */
export function rowId(row: Row, model: GridModel): string | number | undefined {
  const id = getAt(row, model.rows.id)
  return (typeof id === 'string' && id !== '') || typeof id === 'number' ? id : undefined
}
