import type { ErrorObject } from 'ajv'
import type { LabelId, Path } from '../../model/values.ts'
import { tokensOf } from '../../source/tree.ts'

/** What a broken rule says: a label with its parameters. */
export interface RuleMessage {
  label: LabelId
  params?: Record<string, string | number>
  /** The names from its place to the value that is meant, where no path leads further. */
  beyond?: readonly string[]
  /** What the values are called, it and those beside it, that it is about: `names` in its words. */
  names?: readonly LabelId[]
}

/** What the broken rules say, by data path. */
export type RuleMessages = ReadonlyMap<Path, readonly RuleMessage[]>

/** One data rule that is broken. */
export interface Fault {
  /** Where in what was checked. */
  path: Path
  /** The JSON Schema keyword. */
  keyword: string
  /** The keyword's value. */
  limit?: string | number
  /** The names from there to what is wrong, where no path leads further: one that is empty, or holds a point. */
  beyond?: readonly string[]
  /** Names, its own and those of values beside it, of which one must be given, or no other. */
  among?: readonly string[]
  /** Of a list, the entries that are the same. */
  same?: readonly [number, number]
}

/** Checks a payload against the data rules of a form; empty when all hold. */
export type CheckData = (payload: unknown) => readonly Fault[]

/** The names that lead to what is wrong. */
export function namesOf({ instancePath }: Pick<ErrorObject, 'instancePath'>): string[] {
  return tokensOf(instancePath)
}
