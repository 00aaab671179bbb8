import { entryScope, evaluate, getAt, resolve, withDefaults } from '../../config/index.ts'
import type { ArrangedModel, Scope, WidgetModel } from '../../config/index.ts'
import { eachOnce } from '../parts/each-once.ts'
import { textIn } from '../parts/text-in.ts'
import type { ChartPart } from '../services/parts.ts'

/** A widget as it stands on a dashboard. */
export interface PlacedWidget {
  model: WidgetModel
  /** Its name, in words. */
  name: string
  /** What its numbers count, for paper; empty: just how many. */
  counted: string
  /** Where the values of its calls read. */
  roots: Scope
  /** Its row and its column on a wide screen: 21 is the first of the second row; absent: it stands behind the one before it. */
  place?: string
}

/** Columns of the grid. */
const COLUMNS = 12

/** The widgets that an answer arranges, in the order of their ids, and at the places that these are where each is one; none while there is nothing. Each has the default options of its chart. */
export function arrange(
  { list, columns, id, name, chart, visible, counted, widget }: ArrangedModel,
  brought: unknown,
  roots: Scope,
  charts: Readonly<Record<string, ChartPart>>,
): PlacedWidget[] {
  const entries = getAt(brought, list)
  const beside = columns === undefined ? 1 : Number(getAt(brought, columns))
  const width = beside >= 1 && beside <= COLUMNS ? Math.floor(COLUMNS / beside) : COLUMNS
  const placed = (Array.isArray(entries) ? entries : []).flatMap((entry: unknown): PlacedWidget[] => {
    const scope = entryScope(roots, entry)
    if (visible !== undefined && !evaluate(visible, scope)) return []
    const text = textIn(getAt(entry, name))
    const part = chartOf(charts, textIn(getAt(entry, chart)))
    const model: WidgetModel = {
      ...widget,
      id: textIn(getAt(entry, id)),
      label: text,
      chart: textIn(getAt(entry, chart)),
      options: part === undefined ? {} : withDefaults(part.manifest, {}),
      figures: [],
      width,
    }
    return [
      { model, name: text, counted: counted === undefined ? '' : String(resolve(counted, scope) ?? ''), roots: scope },
    ]
  })
  const ids = eachOnce(placed.map(({ model }) => model.id))
  const ordered = placed
    .map((each, index) => ({ ...each, model: { ...each.model, id: ids[index] ?? '' } }))
    .sort((one, other) => one.model.id.localeCompare(other.model.id, 'en', { numeric: true }))
  const isGrid = ordered.every(({ model: { id } }) => /^[1-9]{2}$/.test(id) && Number(id[1]) * width <= COLUMNS)
  return isGrid ? ordered.map((each) => ({ ...each, place: each.model.id })) : ordered
}

/** Tiles that stand side by side share their line, where those that are closed to the reader would leave room in it. Of five each is as wide as it was: no line has so many columns. */
export function sharing(open: readonly WidgetModel[], isTile: (widget: WidgetModel) => boolean): WidgetModel[] {
  const lines: WidgetModel[][] = []
  let before = false
  for (const widget of open) {
    const isNext = isTile(widget)
    if (isNext && before) lines.at(-1)?.push(widget)
    else lines.push([widget])
    before = isNext
  }
  return lines.flatMap((line) => {
    const width = COLUMNS / line.length
    const isShort = line.every(isTile) && line.reduce((sum, each) => sum + each.width, 0) < COLUMNS
    return isShort && Number.isInteger(width) ? line.map((each) => ({ ...each, width })) : line
  })
}

/** The part of a chart, by a name that an answer may give. */
export function chartOf(charts: Readonly<Record<string, ChartPart>>, name: string): ChartPart | undefined {
  return Object.hasOwn(charts, name) ? charts[name] : undefined
}
