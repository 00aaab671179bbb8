import type { Condition, Path, Scalar, ValueRule } from '../../config/index.ts'
import type { OutlineEntry } from '../../config/node.ts'
import type { Change } from '../host/api.ts'
import { flat } from '../host/entries.ts'
import { pathOf } from '../conditions/fields.ts'

/** What a rule between fields says in a form's file. */
export interface RuleSays {
  on?: 'save' | 'submit'
  /** A list: asked of every row, with `at` in the row. */
  each?: Path
  when?: Condition
  require?: Condition
  at?: Path
}

/** What an effect says in a form's file. */
export interface EffectSays {
  /** A list: one of every row; `on`, `clear` and `set` are in the row. */
  each?: Path
  on?: Path
  alsoOn?: Path
  to?: Scalar
  when?: Condition
  confirm?: string
  clear?: Path[]
  clearFields?: string[]
  set?: Record<Path, ValueRule>
}

/** The list in whose rows a field stands, by its path. */
export function listOf(outline: readonly OutlineEntry[], { keys }: OutlineEntry): Path | undefined {
  const holder = flat(outline).find(
    ({ entry }) => entry.kind === 'Field' && entry.keys.join('.') === keys.slice(0, -2).join('.'),
  )
  return holder && pathOf(holder.entry)
}

/**
 * The fields that a demand puts into an order: it fails while one of them is empty, so that nobody could go on without it.
 * Alternatives and what must not be are left as they are.
 */
export function orderedIn(require: Condition | undefined): Path[] {
  if (require === undefined) return []
  if ('all' in require) return [...new Set(require.all.flatMap(orderedIn))]
  if (!('field' in require)) return []
  const [other] = [require].flatMap((each) => [
    ...('above' in each ? [each.above] : []),
    ...('below' in each ? [each.below] : []),
    ...('before' in each ? [each.before] : []),
    ...('after' in each ? [each.after] : []),
  ])
  if (other === undefined) return []
  return typeof other === 'object' && other.of !== 'today' ? [require.field, other.of] : [require.field]
}

/** A rule as it is written: one that puts fields into an order, and does not say when, is checked while they have values. */
export function checkedWhileFilled(says: RuleSays): RuleSays {
  const filled = orderedIn(says.require).map((field): Condition => ({ field, filled: true }))
  const [only] = filled
  if (says.when !== undefined || only === undefined) return says
  return { ...says, when: filled.length === 1 ? only : { all: filled } }
}

/** What puts a rule of the tenant's own into a form, with its message. */
export function ruleChanges(
  outline: readonly OutlineEntry[],
  field: OutlineEntry,
  says: RuleSays,
  texts: Readonly<Record<string, string>>,
  file: string,
): { id: string; changes: Change[] } {
  const id = freeId(outline, 'Rule', field)
  const form = file.replace(/^.*\/|\..*$/g, '').replaceAll('-', '_')
  const message = `form.x_${form}_rule_${id.slice('x_'.length)}`
  return {
    id,
    changes: [
      ...Object.entries(texts).map(([language, text]): Change => ({
        kind: 'set',
        file: `labels/${language}.json`,
        keys: [message],
        value: text.trim(),
      })),
      { kind: 'set', file, keys: ['rules', id], value: { ...said(says), message } },
    ],
  }
}

/** What puts an effect of the tenant's own into a form. */
export function effectChanges(
  outline: readonly OutlineEntry[],
  field: OutlineEntry,
  says: EffectSays,
  file: string,
): { id: string; changes: Change[] } {
  const id = freeId(outline, 'Effect', field)
  return { id, changes: [{ kind: 'set', file, keys: ['effects', id], value: said(says) }] }
}

/** Whether anything follows. */
export function doesSomething({ on, clear, clearFields, set }: EffectSays): boolean {
  return on !== undefined && [clear, clearFields, Object.keys(set ?? {})].some((each) => (each ?? []).length > 0)
}

/** The keys that are said, in the order of the language. */
const order = ['on', 'each', 'alsoOn', 'to', 'when', 'require', 'at', 'confirm', 'clear', 'clearFields', 'set'] as const

function said(says: RuleSays | EffectSays): Record<string, unknown> {
  const all = new Map<string, unknown>(Object.entries(says))
  return Object.fromEntries(order.flatMap((key) => (all.get(key) === undefined ? [] : [[key, all.get(key)]])))
}

/** An id of the tenant's own, named by a field. */
function freeId(outline: readonly OutlineEntry[], kind: string, field: OutlineEntry): string {
  const taken = flat(outline).flatMap(({ entry }) => (entry.kind === kind ? [entry.id] : []))
  const name = `x_${field.id.replace(/^x_/, '')}`
  return [name, ...taken.map((_each, at) => `${name}_${at + 2}`)].find((each) => !taken.includes(each)) ?? name
}
