import type { ColumnModel, GridModel } from '../../../config/index.ts'
import type { CellTextContext, PartRegistry, RowChoice } from '../../services/parts.ts'
import { chosenText } from './row.ts'
import type { Row } from './row.ts'
import type { TextOf } from './texts.ts'

/** What a column's rows stand under in its filter by a choice. */
export interface Choices {
  /** The choices that are there, each once, in order of their texts. */
  offered(rows: readonly Row[], column: ColumnModel): RowChoice[]
  /** Whether a row stands under a choice of the column. */
  isUnder(column: ColumnModel, wanted: string): (row: Row | undefined) => boolean
}

/** The choices of columns: those that a cell's part names, else the value by the cell's text. */
export function createChoices(
  { lookups }: Pick<GridModel, 'lookups'>,
  cells: PartRegistry['cells'],
  { say, locale, formats }: Pick<CellTextContext, 'say' | 'locale' | 'formats'>,
  textOf: TextOf,
): Choices {
  const named = (column: ColumnModel): ((row: Row) => RowChoice[]) | undefined => {
    const part = cells[column.cell]
    return part?.choices && ((row) => part.choices?.(column, { say, locale, formats, lookups, row }) ?? [])
  }
  return {
    offered: (rows, column) => {
      const [text, several] = [textOf(column), named(column)]
      const found = new Map<string, string>()
      for (const row of rows) {
        if (several !== undefined) several(row).forEach((each) => found.set(each.value, each.text))
        else {
          // A back end may fill a value up with spaces: some rows of one come with them, and nothing is spaces alone.
          const value = chosenText(row, column).trim()
          if (value !== '' && !found.has(value)) found.set(value, text(row))
        }
      }
      const collator = new Intl.Collator(locale, { numeric: true })
      return [...found]
        .map(([value, shown]): RowChoice => ({ value, text: shown }))
        .sort((left, right) => collator.compare(left.text, right.text))
    },
    isUnder: (column, wanted) => {
      const several = named(column)
      if (several === undefined) return (row) => chosenText(row, column).trim() === wanted
      return (row) => row !== undefined && several(row).some(({ value }) => value.trim() === wanted)
    },
  }
}
