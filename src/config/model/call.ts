import type { BodyRule, Condition, LabelId, Path, ValueRule } from './values.ts'

/** A call of the gateway: an operation of the contract, and what it is given. */
export interface CallModel {
  operation: string
  path: Record<string, ValueRule>
  query: Record<string, ValueRule>
  /** What a call that takes a body sends. */
  body?: BodyRule
}

/** A call that brings data. */
export interface SourceModel extends CallModel {
  /** Dotted path to the data inside the answer; empty: the answer itself. */
  at: Path
}

/** When a button cannot be used, and why. */
export interface DisabledModel {
  id: string
  when: Condition
  reason: LabelId
}

/** A button of what is shown: calls an operation, copies the record's public link, or prints a view. Values of a row's button read it as `row.`. */
export interface ViewActionModel {
  id: string
  label: LabelId
  icon?: string
  visible?: Condition
  disabled?: DisabledModel[]
  /** Operation id of the contract. */
  call?: string
  path: Record<string, ValueRule>
  query: Record<string, ValueRule>
  body?: BodyRule
  /** Query parameters of the public link: the first that has a value makes it. After a call they read its `answer`, too. */
  copy?: Record<string, ValueRule>
  /** `views/NAME`. */
  print?: string
  /** Further sheets that are offered beside it. */
  sheets?: { id: string; label: LabelId; /** `views/NAME` */ print: string }[]
  success?: LabelId
  failure?: LabelId
  /** What differs while the switch is on. */
  toggle?: { on: Condition; label: LabelId; icon?: string; success?: LabelId }
}
