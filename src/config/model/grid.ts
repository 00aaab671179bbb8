import type { Condition, JsonObject, LabelId, Path, Scalar, ValueRule } from './values.ts'
import type { DisabledModel, SourceModel, ViewActionModel } from './call.ts'
import type { LookupModel, LookupOption } from './lookup.ts'

/** One column of a list, or one labelled value; `Options` are those of its cell part. */
export interface ColumnModel<Options = JsonObject> {
  id: string
  /** Path in a row. */
  field: Path
  /** Where the code is that the value is the name of, by the contract; the first that is there stands in for an absent name. */
  codes?: Path[]
  label: LabelId
  /** Name of a registered cell part. */
  cell: string
  options: Options
  /** Pixels; `flex` shares what is left. */
  width?: number
  flex?: number
  align: 'left' | 'right' | 'center'
  filter: 'text' | 'select' | 'date' | 'none'
  sortable: boolean
  /** Whether it stands in the file that a list is written to; absent: it does. */
  exported?: boolean
  /** Who sees it; absent: everybody. */
  access?: Condition
  /** While this does not hold the column is not there. */
  visible?: Condition
}

/** Rows that come a page at a time, that of the value `page` of their call: where the answer holds its counts. */
export interface PagingModel {
  /** Where the number of all rows is in the answer. */
  total: Path
  /** Where the number of rows on a page is; 0: all rows are on one. */
  max: Path
  /** Whether the call sorts the rows, by its value `sort`; else the page at hand is sorted. */
  sorts: boolean
}

/** A call that brings the rows in place of the usual one while its condition holds. */
export interface InsteadModel extends SourceModel {
  id: string
  when: Condition
}

/** A criterion in the address that the rows were searched by. */
export interface CriterionModel {
  id: string
  /** Its text may use `{{value}}`, and `{{from}}` and `{{to}}` for two names. */
  label: LabelId
  /** Names in the address that are taken away together. */
  names: string[]
  /** Name in the address of what a code reads as. */
  text?: string
  /** Lookup that says what a code reads as. */
  lookup?: string
  /** The value is a day of the wire. */
  isDay?: boolean
}

/** Flags rows of which its condition holds; it reads them as `row.`. */
export interface ExceptionModel {
  id: string
  label: LabelId
  tone: NonNullable<LookupOption['tone']>
  when: Condition
  /** What is said of a row in place of `label`, with the days from one day to another as `{{count}}`. */
  days?: { from: Path; to: Path; label: LabelId }
}

/** An arrangement of a list that everybody is offered: columns, order, filters and density under a name. */
export interface ArrangementModel {
  id: string
  label: LabelId
  /** Ids of the columns shown, in their order; absent: all. */
  columns?: string[]
  sort?: { column: string; direction: 'asc' | 'desc' }
  /** Texts by column id. */
  filters: Record<string, string>
  density: 'comfortable' | 'compact'
}

/** How a row looks on a narrow screen. */
export interface CardModel {
  /** Ids of columns: what heads it, what stands in its corner, and the lines with labels. */
  title: string
  status?: string
  lines: string[]
  /** Fields of the row: places from the first to the last, and one day or two. */
  route?: Path[]
  days?: Path[]
}

export interface GridModel {
  kind: 'grid'
  name: string
  title: LabelId
  help?: string
  /** The way from the start page stands above the heading. */
  breadcrumb: boolean
  rows: SourceModel & {
    /** field that identifies a row */ id: Path
    /** where one answer holds how many rows there are, though it may bring fewer */ total?: Path
    /** the first whose condition holds is called */ instead: InsteadModel[]
  }
  paging?: PagingModel
  /** A heading in place of the title, where it has a value. */
  heading?: ValueRule
  /** What a search left in the address, shown above the rows. */
  criteria: CriterionModel[]
  /** Rules that flag the rows that are loaded. */
  exceptions: ExceptionModel[]
  /** Of a search that finds nothing: takes these names out of the address, so that it looks further. */
  widen?: { label: LabelId; names: string[] }
  /** A link that widens a query parameter and asks again. */
  more?: { param: string; start: number; step: number; label: LabelId }
  /** Each gives a query parameter one of two values. */
  switches: { id: string; label: LabelId; param: string; on: Scalar; off: Scalar }[]
  columns: ColumnModel[]
  sort?: { column: string; direction: 'asc' | 'desc' }
  /** People may choose columns, widths and density, and keep arrangements of their own. */
  arrange: boolean
  arrangements: ArrangementModel[]
  /** Id of the arrangement that the list opens with. */
  arrangement?: string
  /** Marks rows in which one of these columns changed since the last visit. */
  changes?: { columns: string[] }
  /** Pixels. */
  height: number
  /** The list reaches to the foot of the window, and is never lower than its height. */
  fill: boolean
  /** Filters stand below the columns' names until a reader hides them. */
  filterRow: boolean
  rowHeight: number
  /** People choose how many rows a page shows; without, all are on one, up to 100. */
  pageSizes: boolean
  export?: { fileName: string; label: LabelId }
  card: CardModel
  /** A click opens this drawer with the value of `id` of the row; `pager`: it leads on through the rows shown; `gives`: fields of the row that go with it, by name. */
  open?: { drawer: string; id: Path; pager: boolean; gives: Record<string, Path> }
  /** Buttons above the grid. */
  actions: GridActionModel[]
  /** Buttons of each row; their values read it as `row.`. */
  rowActions: ViewActionModel[]
  /** People choose rows, to do something with several at once. */
  choose: boolean
  /** What a wide screen shows of a row's record beside the list: a view (`views/NAME`), and ids of its sections where it is not all of them. */
  peek?: { view: string; sections?: string[] }
  empty: LabelId
  lookups: Record<string, LookupModel>
}

/** A button above a grid: it opens an empty record in a drawer, or goes to a route. */
export interface GridActionModel {
  id: string
  label: LabelId
  icon?: string
  drawer?: string
  go?: string
  access?: Condition
  /** Why it cannot be used; the first that holds is shown. */
  disabled?: DisabledModel[]
}
