import { dayIn, entryScope, getAt, isFilled, pathsOf, resolveValues } from '../../config/index.ts'
import type { FigureListModel, FigureModel, LookupModel, WidgetModel, Scope } from '../../config/index.ts'
import { dayText } from '../parts/day-text.ts'
import { eachOnce } from '../parts/each-once.ts'
import { numberIn } from '../parts/number-in.ts'
import { textIn } from '../parts/text-in.ts'
import { codeName } from '../lookup/code-name.ts'
import type { ChartPart, Figure } from '../services/parts.ts'
import { NEW_RECORD } from '../services/services.ts'
import type { Translate, EngineServices } from '../services/services.ts'
import type { Formats } from '../services/formats.ts'

/** How names are written. */
interface Reader {
  t: Translate
  locale: string
  formats: Formats
  lookups: Record<string, LookupModel>
}

/** The figures of a widget in what its source brought, in their order; none while there is nothing. */
export function figuresOf({ list, figures, click }: WidgetModel, data: unknown, reader: Reader): Figure[] {
  const found = list === undefined ? figures.map((figure) => placed(figure, data, reader)) : listed(list, data, reader)
  return found.map((figure) => ({
    ...figure,
    opens: click !== undefined && (figure.value ?? 0) > 0 && saysWhich(click, figure),
  }))
}

/** What a sum is drawn of while a list has no entries: zero where the list came, unknown where it did not. */
export function noneOf({ id, list }: WidgetModel, data: unknown, label: string): Figure[] {
  const hasCome = list !== undefined && Array.isArray(getAt(data, list.at))
  return [{ id, code: '', label, value: hasCome ? 0 : undefined, opens: false }]
}

/** Whether a figure says which records it counts: without what its click asks of it, the list would be of all. */
function saysWhich({ query }: NonNullable<WidgetModel['click']>, figure: Omit<Figure, 'opens'>): boolean {
  const asked = Object.values(query)
    .flatMap(pathsOf)
    .filter((path) => path === 'figure.code' || path.startsWith('row.'))
  return asked.length === 0 || asked.some((path) => isFilled(getAt({ figure, row: figure.row }, path)))
}

/** Whether a chart has nothing to show: no figure, or zeros alone where it does not show those. */
export function isNothing(figures: readonly Figure[], part: ChartPart | undefined): boolean {
  return figures.length === 0 || (part?.showsZero !== true && figures.every(({ value = 0 }) => value === 0))
}

/** The sum of figures; missing ones count nothing. */
export function sumOf(figures: readonly Figure[]): number {
  return figures.reduce((sum, { value = 0 }) => sum + value, 0)
}

function placed(
  { id, code = id, label, value, tone }: FigureModel,
  data: unknown,
  { t }: Reader,
): Omit<Figure, 'opens'> {
  const figure = getAt(data, value)
  return {
    id,
    code,
    label: t(label),
    value: Array.isArray(figure) ? figure.length : numberIn(figure),
    ...(tone !== undefined && { tone }),
  }
}

/** Entries without a number are no figures: a list of the wire may begin with a header. */
function listed(
  list: FigureListModel,
  data: unknown,
  { t, locale, formats, lookups }: Reader,
): Omit<Figure, 'opens'>[] {
  const entries = getAt(data, list.at)
  const names = list.names === undefined ? undefined : lookups[list.names]
  const found = (Array.isArray(entries) ? entries : []).flatMap((row: unknown) => {
    const value = numberIn(getAt(row, list.value))
    if (value === undefined) return []
    const said = textIn(getAt(row, list.code))
    const code = list.isDay ? (dayIn(said) ?? said) : said
    const option = names?.options?.find((each) => each.value === code)
    const own = textIn(getAt(row, list.label ?? list.code))
    const label =
      (codeName(names, code, t, locale) ?? (list.isDay ? dayText(code, formats, 'long') : own === '' ? code : own)) ||
      t('dashboard.noFigure')
    return [{ code, label, value, row, ...(option?.tone !== undefined && { tone: option.tone }) }]
  })
  const ids = eachOnce(found.map(({ code }) => code))
  return found.map((figure, index) => ({ id: ids[index] ?? '', ...figure }))
}

/** Goes where a click on a figure leads; a figure that is zero or missing leads nowhere. `roots` are those of the widget's values. */
export function follow(
  { click, label }: WidgetModel,
  figure: Figure,
  roots: Scope,
  { t, go, open }: Pick<EngineServices, 't' | 'go' | 'open'>,
): void {
  if (click === undefined || !figure.opens) return
  if (click.drawer !== undefined) return open(click.drawer, NEW_RECORD)
  const heading =
    click.heading === undefined ? {} : { heading: t(click.heading, { widget: t(label), figure: figure.label }) }
  const values = Object.entries(resolveValues(click.query, figureScope(roots, figure))).map(([name, value]) => [
    name,
    String(value),
  ])
  if (click.route !== undefined)
    go(click.route, { ...heading, ...(Object.fromEntries(values) as Record<string, string>) })
}

/** Reads `figure.` in the figure and `row.` in its entry of the list. */
function figureScope(roots: Scope, figure: Figure): Scope {
  const around = entryScope(roots, figure.row)
  return {
    get: (path) => (path.startsWith('figure.') ? getAt(figure, path.slice('figure.'.length)) : around.get(path)),
  }
}
