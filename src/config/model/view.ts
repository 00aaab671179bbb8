import type { BlockModel } from './block.ts'
import type { DrilldownModel } from './drilldown.ts'
import type { SourceModel, ViewActionModel } from './call.ts'
import type { LookupModel } from './lookup.ts'
import type { Condition, LabelId, Path } from './values.ts'

export interface ViewSectionModel {
  id: string
  /** Absent: the section has no heading, and no entry in the menu. */
  label?: LabelId
  visible?: Condition
  /** While false the section's menu entry is disabled. */
  enabled?: Condition
  blocks: BlockModel[]
  /** Stands below the blocks; the view's data is its file. */
  drilldown?: DrilldownModel
}

/** A read-only screen of sections and blocks. */
export interface ViewModel {
  kind: 'view'
  name: string
  title: LabelId
  /** In place of the title, the first whose condition holds. */
  titles: { id: string; label: LabelId; when: Condition }[]
  help?: string
  source?: SourceModel
  /** Shown where the source brings nothing. */
  empty: LabelId
  /** What must be filled for there to be something to show. */
  needs?: Path
  /** Buttons of the header. */
  actions: ViewActionModel[]
  /** Field shown after the title. */
  number?: Path
  status?: { field: Path; lookup: string }
  /** Whether a menu leads to the sections. */
  menu: boolean
  /** All sections below each other, or the chosen one alone. */
  sectionsShown: 'all' | 'one'
  sections: ViewSectionModel[]
  lookups: Record<string, LookupModel>
}
