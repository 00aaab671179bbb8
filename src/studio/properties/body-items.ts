import type { Condition, ValueRule } from '../../config/index.ts'
import { nested } from './option-values.ts'

/** One of a list in what a call sends, as a person edits it. */
export interface BodyItem {
  /** It is sent only while this holds. */
  when?: Condition
  then: unknown
  /** What is sent in its place otherwise. */
  else?: unknown
}

/** An item as it is written: what is sent, always or only while a condition holds. */
export function itemOf(written: unknown): BodyItem {
  return isChoice(written) ? written : { then: written }
}

/** The item as a file has it. */
export function written({ when, then, else: otherwise }: BodyItem): unknown {
  if (when === undefined) return then
  return { when, then, ...(otherwise !== undefined && { else: otherwise }) }
}

/** Whether an item is a row, which is said part by part: neither a list, nor a value or a choice in the place of one. */
export function isRow(item: unknown): item is Record<string, unknown> {
  return typeof item === 'object' && item !== null && !Array.isArray(item) && !('from' in item) && !isChoice(item)
}

/** What a row says, by the paths into it: single values, and what is none, such as lists. */
export interface RowParts {
  values: Record<string, ValueRule>
  lists: Record<string, unknown>
}

/** A row by its parts; those of an object in it by their paths. */
export function partsOf(row: Readonly<Record<string, unknown>>, above = ''): RowParts {
  const parts: RowParts = { values: {}, lists: {} }
  for (const [key, part] of Object.entries(row)) {
    const path = `${above}${key}`
    if (isSingle(part)) parts.values[path] = part
    else if (!isRow(part) || Object.keys(part).length === 0) parts.lists[path] = part
    else {
      const inner = partsOf(part, `${path}.`)
      Object.assign(parts.values, inner.values)
      Object.assign(parts.lists, inner.lists)
    }
  }
  return parts
}

/** The row of its parts, its values in their order and what is none behind them. */
export function rowOf({ values, lists }: RowParts): Record<string, unknown> {
  return nested({ ...values, ...lists })
}

/** Whether a part is one value: written, of a path, or a choice between such. */
export function isSingle(part: unknown): part is ValueRule {
  if (typeof part !== 'object') return true
  if (part === null || Array.isArray(part)) return false
  if (isChoice(part)) return isSingle(part.then) && (part.else === undefined || isSingle(part.else))
  return 'from' in part
}

/** Whether an item says nothing yet. */
export function isEmpty(item: unknown): boolean {
  return item === '' || (typeof item === 'object' && item !== null && Object.keys(item).length === 0)
}

/** Whether a list is texts alone. */
export function isOfTexts(list: readonly unknown[]): list is string[] {
  return list.every((each) => typeof each === 'string')
}

function isChoice(part: unknown): part is { when: Condition; then: unknown; else?: unknown } {
  return typeof part === 'object' && part !== null && 'when' in part && 'then' in part
}
