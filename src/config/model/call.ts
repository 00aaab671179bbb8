import type { BodyRule, Path, ValueRule } from './values.ts'

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
