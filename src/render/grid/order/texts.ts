import { getAt } from '../../../config/index.ts'
import type { ColumnModel, GridModel } from '../../../config/index.ts'
import type { CellTextContext, PartRegistry } from '../../services/parts.ts'
import { textIn } from '../../parts/text-in.ts'
import type { Row } from './row.ts'

/** The cells of a column as texts: what filters search and CSV holds. */
export type TextOf = (column: ColumnModel) => (row: Row) => string

/** The texts of cells by their parts, or what those draw; `wordsOf` are the words for codes that the gateway names. A column whose part is not there shows its value as it is. */
export function createTexts(
  model: GridModel,
  cells: PartRegistry['cells'],
  { say, locale, formats }: Pick<CellTextContext, 'say' | 'locale' | 'formats'>,
  areDrawn = false,
  wordsOf?: (column: ColumnModel) => CellTextContext['words'],
): TextOf {
  const { lookups } = model
  return (column) => {
    const part = cells[column.cell]
    const text = (areDrawn ? part?.drawn : undefined) ?? part?.text
    const { field } = column
    if (text === undefined) return (row) => textIn(getAt(row, field))
    // One for all rows: those of a hundred thousand would have to be cleared away.
    const context: CellTextContext = { say, locale, formats, lookups, words: wordsOf?.(column), row: {} }
    return (row) => {
      context.row = row
      return text(getAt(row, field), column, context)
    }
  }
}
