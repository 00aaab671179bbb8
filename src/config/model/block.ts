import type { SourceModel, ViewActionModel } from './call.ts'
import type { ColumnModel } from './grid.ts'
import type { Condition, JsonObject, LabelId, Path } from './values.ts'

/** One labelled value of a block. */
export interface ShownModel {
  /** What draws the value, as in a list. */
  column: ColumnModel
  /** Columns of a twelve-column row on a wide screen. */
  width: number
  visible?: Condition
}

/** One block of a view or of a drill-down's level; `Options` are those of its part. */
export interface BlockModel<Options = JsonObject> {
  id: string
  /** Name of a registered block part. */
  block: string
  label?: LabelId
  visible?: Condition
  /** Where the block's data is: in the answer of its own source, else in the view's data. Empty: all of it. */
  at: Path
  source?: SourceModel
  options: Options
  fields: ShownModel[]
  columns: ColumnModel[]
  /** Shown where there is no data. */
  empty: LabelId
  /** `name`: where there is nothing to show, it is left out and named in one line with the others of its kind. */
  whenEmpty?: 'text' | 'name'
  /** Id of the drill-down's level that a row opens. */
  opens?: string
  /** The drawer that a row opens, by a field of the row; `replaces`: Back does not return to the drawer around it. */
  open?: { drawer: string; id: Path; replaces: boolean }
  /** Blocks below a row that is opened out, over the row's data; empty where rows do not open out. */
  details: BlockModel[]
  /** Buttons of each row. */
  actions: ViewActionModel[]
  /** In a drill-down: what the level's call brought, or the row that opened the level. */
  shows?: 'data' | 'row'
}
