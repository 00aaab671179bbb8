import type { Condition, Path, Scalar, ValueRule } from '../../config/index.ts'

/** A choice between two values of which parts may not be said yet; without `else` the field is emptied otherwise. */
export interface DraftChoice {
  when: Condition | undefined
  then: DraftValue | undefined
  else?: DraftValue
}

/** A value rule as a person makes it: a text or a path is empty while none is given. */
export type DraftValue = Scalar | { from: Path; as?: 'text' } | DraftChoice

/** What is put into which field; `id` tells lines apart while they are moved up. */
export interface SetLine {
  id: number
  to: Path
  /** Absent: not said yet. */
  value?: DraftValue
}

/** Ways to say a value. */
export const ways = ['value', 'field', 'choice'] as const
export type Way = (typeof ways)[number]

/** How a value is said; nothing said yet is a value to be typed. */
export function wayOf(value: DraftValue | undefined): Way {
  if (typeof value !== 'object') return 'value'
  return 'from' in value ? 'field' : 'choice'
}

/** The value said in another way; what a choice was made of is not lost. */
export function inWay(value: DraftValue | undefined, way: Way): DraftValue {
  if (wayOf(value) === way) return value ?? ''
  if (way === 'choice') return { when: undefined, then: value }
  const kept = typeof value === 'object' && 'then' in value ? value.then : undefined
  if (kept !== undefined && wayOf(kept) === way) return kept
  return way === 'field' ? { from: '' } : ''
}

/** The lines of an effect's values. */
export function linesOf(set: Readonly<Record<Path, ValueRule>>): SetLine[] {
  return Object.entries(set).map(([to, value], id) => ({ id, to, value }))
}

/** The lines with one more that is only begun. */
export function withLine(lines: readonly SetLine[], to: Path = ''): SetLine[] {
  return [...lines, { id: Math.max(-1, ...lines.map(({ id }) => id)) + 1, to }]
}

/** What whole lines say. A line that lacks a part says what `before` has for its field, and nothing where that has none. */
export function saidBy(
  lines: readonly SetLine[],
  before: Readonly<Record<Path, ValueRule>> = {},
): Record<Path, ValueRule> {
  const said = lines.flatMap(({ to, value }) => {
    const rule = to === '' ? undefined : (ruleOf(value) ?? before[to])
    return rule === undefined ? [] : [[to, rule] as const]
  })
  return Object.fromEntries(said)
}

/** The rule that a value says, in the order of the language; nothing while a part lacks. */
export function ruleOf(value: DraftValue | undefined): ValueRule | undefined {
  if (value === undefined || value === '') return undefined
  if (typeof value !== 'object') return value
  if ('from' in value) return value.from === '' ? undefined : value
  const then = ruleOf(value.then)
  const otherwise = ruleOf(value.else)
  if (value.when === undefined || then === undefined) return undefined
  if (value.else === undefined) return { when: value.when, then }
  return otherwise === undefined ? undefined : { when: value.when, then, else: otherwise }
}
