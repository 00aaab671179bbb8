import { getAt } from '../../../config/index.ts'
import type { ColumnModel, GridModel } from '../../../config/index.ts'
import { textIn } from '../../parts/text-in.ts'

/** One row of a list, as it came. */
export type Row = Record<string, unknown>

/** The value that identifies a row; undefined for one without. */
export function rowId(row: Row, model: GridModel): string | number | undefined {
  const id = getAt(row, model.rows.id)
  return (typeof id === 'string' && id !== '') || typeof id === 'number' ? id : undefined
}

/** What a choice of a column stands for in a row: its value or, where a name is absent, the code it is the name of. */
export function chosenText(row: Row | undefined, { field, codes = [] }: ColumnModel): string {
  for (const path of [field, ...codes]) {
    const text = textIn(getAt(row, path))
    if (text !== '') return text
  }
  return ''
}
