import type { BodyRule, Condition, LabelId, ValueRule } from './values.ts'

/** A button of what is shown: calls an operation, copies the record's public link, or prints a view. Values of a row's button read it as `row.`. */
export interface ViewActionModel {
  id: string
  label: LabelId
  icon?: string
  visible?: Condition
  /** Operation id of the contract. */
  call?: string
  path: Record<string, ValueRule>
  query: Record<string, ValueRule>
  body?: BodyRule
  /** Query parameters of the public link: the first that has a value makes it. */
  copy?: Record<string, ValueRule>
  /** `views/NAME`. */
  print?: string
  success?: LabelId
  failure?: LabelId
  /** What differs while the switch is on. */
  toggle?: { on: Condition; label: LabelId; icon?: string; success?: LabelId }
}
