import type { ArrangementModel, ColumnModel, GridModel } from '../../../config/index.ts'

/** How close rows stand. */
export type Density = ArrangementModel['density']

/** Which columns a list shows, in which order and widths, and how close its rows stand. Columns that it does not name are shown where the model has them. */
export interface Layout {
  /** Ids, the first one leftmost. */
  order: readonly string[]
  hidden: readonly string[]
  /** Pixels by id; a column without one is as wide as the model says. */
  widths: Readonly<Record<string, number>>
  density: Density
  /** Whether the list reaches to the foot of the window; absent: as the model says. */
  fill?: boolean
  /** Whether filters stand below the columns' names; absent: as the model says. */
  filterRow?: boolean
}

/** A list as its model has it. */
export const PLAIN: Layout = { order: [], hidden: [], widths: {}, density: 'comfortable' }

/** Widths that a person may give a column, in pixels. */
export const NARROWEST = 50
const WIDEST = 1000
/** Part of a comfortable row's height that a compact one has, and the least of it in pixels (a target for fingers). */
const COMPACT = 0.7
const LOWEST = 24

/** All columns in the order of a layout, hidden ones among them; one that it does not name stands after the one before it in the model. */
export function arranged(columns: readonly ColumnModel[], { order }: Layout): ColumnModel[] {
  const placed = order.flatMap((id) => columns.find((column) => column.id === id) ?? [])
  for (const [index, column] of columns.entries()) {
    if (placed.includes(column)) continue
    const before = columns[index - 1]
    placed.splice(before === undefined ? 0 : placed.indexOf(before) + 1, 0, column)
  }
  return placed
}

/** The columns that a layout shows, as wide as it says; all of them where those that it showed are no longer there. */
export function shownColumns(columns: readonly ColumnModel[], layout: Layout): ColumnModel[] {
  const all = arranged(columns, layout)
  const shown = all.filter(({ id }) => !layout.hidden.includes(id))
  return (shown.length > 0 ? shown : all).map((column) => {
    const width = layout.widths[column.id]
    if (width === undefined) return column
    const fixed = { ...column, width }
    delete fixed.flex
    return fixed
  })
}

/** The layout with a column moved by so many places among those of the list; it stays at the ends. */
export function moved(columns: readonly ColumnModel[], layout: Layout, id: string, by: number): Layout {
  const ids = arranged(columns, layout).map((column) => column.id)
  const from = ids.indexOf(id)
  const to = Math.min(Math.max(from + by, 0), ids.length - 1)
  return { ...layout, order: ids.toSpliced(from, 1).toSpliced(to, 0, id) }
}

/** The layout with a column shown or hidden. */
export function withShown(layout: Layout, id: string, isShown: boolean): Layout {
  const others = layout.hidden.filter((hidden) => hidden !== id)
  return { ...layout, hidden: isShown ? others : [...others, id] }
}

/** The layout with a column's width, in pixels, kept within what can be read. */
export function withWidth(layout: Layout, id: string, width: number): Layout {
  return { ...layout, widths: { ...layout.widths, [id]: Math.round(Math.min(Math.max(width, NARROWEST), WIDEST)) } }
}

/** The height of a row in pixels. */
export function rowHeightOf(comfortable: number, density: Density): number {
  return density === 'compact' ? Math.max(LOWEST, Math.round(comfortable * COMPACT)) : comfortable
}

/** Whether a list reaches to the foot of the window: as its reader chose, else as its model says. */
export function fillsWindow({ fill }: Pick<GridModel, 'fill'>, layout: Layout): boolean {
  return layout.fill ?? fill
}

/** Whether filters stand below the columns' names: as its reader chose, else as its model says. */
export function showsFilters({ filterRow }: Pick<GridModel, 'filterRow'>, layout: Layout): boolean {
  return layout.filterRow ?? filterRow
}

/** Whether two layouts show these columns alike. */
export function isSameLayout(columns: readonly ColumnModel[], one: Layout, other: Layout): boolean {
  const shape = (layout: Layout): string =>
    JSON.stringify([
      layout.density,
      layout.fill ?? null,
      layout.filterRow ?? null,
      arranged(columns, layout).map(({ id }) => [id, layout.hidden.includes(id), layout.widths[id] ?? null]),
    ])
  return shape(one) === shape(other)
}
