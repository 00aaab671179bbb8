import { holds } from '../../config/index.ts'
import type { ColumnModel, GridModel, Scope } from '../../config/index.ts'

/** The columns that are there, and open to the reader. */
export function openColumns(columns: readonly ColumnModel[], scope: Scope): ColumnModel[] {
  return columns.filter(({ access, visible }) => holds(access, scope) && holds(visible, scope))
}

/** A grid without the columns that are closed to the reader; they leave its cards too. */
export function withOpenColumns(model: GridModel, scope: Scope): GridModel {
  const columns = openColumns(model.columns, scope)
  if (columns.length === model.columns.length) return model
  const isOpen = (id: string): boolean => columns.some((column) => column.id === id)
  return { ...model, columns, card: { ...model.card, lines: model.card.lines.filter(isOpen) } }
}
