import type { Condition, ValueRule } from '../../config/index.ts'

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

/** Whether an item is values of a row alone, which can be said line by line; a list or an object in one stays as it is written. */
export function isRow(item: unknown): item is Record<string, ValueRule> {
  if (typeof item !== 'object' || item === null || Array.isArray(item) || 'from' in item || isChoice(item)) return false
  return Object.values(item).every(isSingle)
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
