import type { CallModel, SourceModel } from './call.ts'
import type { LookupModel, LookupOption } from './lookup.ts'
import type { Condition, JsonObject, LabelId, Path, ValueRule } from './values.ts'

/** A number under its name, with a place of its own in the answer. */
export interface FigureModel {
  id: string
  label: LabelId
  /** Where the number is in what the source brought; of a list the entries are counted. */
  value: Path
  /** What a click reads as `figure.code`; absent: the id. */
  code?: string
  tone?: NonNullable<LookupOption['tone']>
}

/** Where the answer holds a list of figures; the paths lead into one entry. */
export interface FigureListModel {
  at: Path
  code: Path
  label?: Path
  value: Path
  /** Lookup that names the codes, by fixed options or as countries. */
  names?: string
  /** The code is a day, YYYYMMDD. */
  isDay: boolean
}

/** Where a click on a figure leads. Values read the figure as `figure.`, its entry of the list as `row.`. */
export interface ClickModel {
  route?: string
  drawer?: string
  /** Put into the address as `heading`; parameters `widget` and `figure`. */
  heading?: LabelId
  query: Record<string, ValueRule>
}

/** One chart with its call. It has a list, or figures. */
export interface WidgetModel {
  id: string
  label: LabelId
  /** Name of a registered chart part. */
  chart: string
  options: JsonObject
  source: SourceModel
  list?: FigureListModel
  figures: FigureModel[]
  /** An input for how many days ahead the call looks, by the parameter that takes them. */
  days?: { param: string; start: number; most: number }
  /** Makes the gateway forget what it counted. */
  cache?: CallModel
  /** Seconds until the call is made again. */
  refresh?: number
  /** Columns of a twelve-column row on a wide screen. */
  width: number
  access?: Condition
  click?: ClickModel
}

/** A number on a button. */
export interface CounterModel {
  id: string
  /** Parameter `count`. */
  label: LabelId
  icon?: string
  source: SourceModel
}

/** Widgets that the answer of a call arranges, one an entry of its list. Values read the entry as `row.`. */
export interface ArrangedModel {
  source: SourceModel
  /** Where the entries are in what the source brought. */
  list: Path
  /** There too: how many widgets stand beside each other; absent: one. */
  columns?: Path
  /** In an entry, as are the following two; the widgets stand in the order of their ids, or in the row and the column that these are (`21`). */
  id: Path
  name: Path
  /** Of the name of a chart part. */
  chart: Path
  visible?: Condition
  /** What a widget's numbers count, on paper. */
  counted?: ValueRule
  widget: Pick<WidgetModel, 'source' | 'refresh'> & { list: FigureListModel }
}

/** Widgets that count and chart. */
export interface DashboardModel {
  kind: 'dashboard'
  name: string
  title: LabelId
  help?: string
  /** When the brand's banner is there: never, while a widget is closed to the user, or always. */
  banner: 'never' | 'denied' | 'always'
  /** A switch that puts another dashboard (`dashboards/NAME`) in this one's place. */
  preferred?: { label: LabelId; screen: string; access?: Condition }
  /** What stands where there is nothing to show. */
  empty: LabelId
  counters: CounterModel[]
  /** A button that prints the widgets. The title has the parameter `tenant`. */
  pdf?: { label: LabelId; title: LabelId }
  /** Instead of widgets. */
  arranged?: ArrangedModel
  widgets: WidgetModel[]
  /** Lookups that name codes. */
  lookups: Record<string, LookupModel>
}
