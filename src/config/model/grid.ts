import type { Condition, JsonObject, LabelId, Path, Scalar } from './values.ts'
import type { SourceModel } from './form.ts'
import type { LookupModel } from './lookup.ts'

export interface ColumnModel {
  id: string
  /** Path in a row. */
  field: Path
  label: LabelId
  /** Name of a registered cell part. */
  cell: string
  options: JsonObject
  /** Pixels; `flex` shares what is left. */
  width?: number
  flex?: number
  align: 'left' | 'right' | 'center'
  filter: 'text' | 'select' | 'none'
  sortable: boolean
}

export interface GridModel {
  kind: 'grid'
  name: string
  title: LabelId
  help?: string
  rows: SourceModel & { /** field that identifies a row */ id: Path }
  /** A link that widens a query parameter and asks again. */
  more?: { param: string; start: number; step: number; label: LabelId }
  /** Each gives a query parameter one of two values. */
  switches: { id: string; label: LabelId; param: string; on: Scalar; off: Scalar }[]
  columns: ColumnModel[]
  sort?: { column: string; direction: 'asc' | 'desc' }
  /** Pixels. */
  height: number
  rowHeight: number
  export?: { fileName: string; label: LabelId }
  /** How a row looks on a narrow screen: column ids. */
  card: { title: string; status?: string; lines: string[] }
  /** A click opens this drawer with the value of `id` of the row. */
  open?: { drawer: string; id: Path }
  /** Buttons above the grid. */
  actions: { id: string; label: LabelId; icon?: string; drawer: string; access?: Condition }[]
  empty: LabelId
  lookups: Record<string, LookupModel>
}
