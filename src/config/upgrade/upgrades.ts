import type { Diagnostic } from '../findings/diagnostic.ts'
import { report } from '../findings/diagnostics.ts'
import { projectOf, type ConfigInput } from '../files/project.ts'
import { keysFor } from '../files/renamed.ts'
import { child, descend, valueOf, type Member, type Node } from '../source/tree.ts'
import { overriddenBy, recorded, type Overridden } from './record.ts'

/**
 * What happened to the base since a tenant's overrides were written: places that say something else now (warnings), that are gone
 * (errors), and overrides of which nobody recorded what they were written against (warnings).
 */
export function checkUpgrades(input: ConfigInput, tenant: string): Diagnostic[] {
  const project = projectOf(input)
  if (!project.tenants.includes(tenant)) return []
  const files = overriddenBy(project, tenant).map((file) => ({ file, before: recorded(project, tenant, file) }))
  const found = files.flatMap(({ file, before }) => [...changed(file, before, tenant), ...removed(file, before)])
  // One command records all of them, so one finding is enough.
  const [first] = files.flatMap(({ file, before }) => unrecorded(file, before, tenant))
  return first === undefined ? found : [...found, first]
}

/** Findings of the check and of the upgrade together: what is found at or below a place that was removed follows from it. */
export function withoutFollowers(found: readonly Diagnostic[], upgrades: readonly Diagnostic[]): Diagnostic[] {
  const gone = upgrades.filter(({ code }) => code === 'base-removed')
  const follows = (each: Diagnostic) =>
    gone.some(({ file, pointer }) => each.file === file && `${each.pointer}/`.startsWith(`${pointer}/`))
  return [...found.filter((each) => !follows(each)), ...upgrades]
}

type Before = ReturnType<typeof recorded>

function changed({ base, targets }: Overridden, before: Before, tenant: string): Diagnostic[] {
  return targets.flatMap(({ keys, place, says, isEntry }) => {
    const pointer = keys.join('.')
    const was = before.get(pointer)
    if (was === undefined) return []
    // What the override spoke of by a target of its own when this was recorded is no news now that it does so no longer.
    const isNew = (key: string) => isEntry && !before.has(`${pointer}.${key}`)
    const names = new Set([
      ...Object.keys(says).filter((key) => Object.hasOwn(was, key) || isNew(key)),
      ...(isEntry ? Object.keys(was) : []),
    ])
    const words = [...names].flatMap((key) => {
      // What the override speaks of by a target of its own now is left out of the entry, and stands in the base all the same.
      const is = Object.hasOwn(says, key) ? says[key] : valueAt(base, [...keys, key])
      return same(was[key] ?? null, is ?? null) ? [] : [`${key} was ${shown(was[key])}, is now ${shown(is)}`]
    })
    return words.length === 0 ? [] : [report('base-changed', place, { changes: words.join('; '), tenant })]
  })
}

function removed({ base, override, targets }: Overridden, before: Before): Diagnostic[] {
  const found = new Map<Member['key'], Diagnostic>()
  for (const [pointer, says] of before) {
    const target = targets.find(({ keys }) => keys.join('.') === pointer)
    for (const [key, value] of Object.entries(says)) {
      if (value === null || (target !== undefined && (target.isEntry || Object.hasOwn(target.says, key)))) continue
      const way = [...(pointer === '' ? [] : keysFor(override, pointer)), key]
      const gone = goneAt(base, override, way)
      if (gone !== undefined) found.set(gone.key, report('base-removed', gone.key, { pointer: gone.pointer }))
    }
  }
  return [...found.values()]
}

/** The entry on a way of keys that the override has and the base has no longer. */
function goneAt(
  base: Node,
  override: Node,
  keys: readonly string[],
): { key: Member['key']; pointer: string } | undefined {
  const at = keys.findIndex((_key, index) => descend(base, keys.slice(0, index + 1)) === undefined)
  const holder = at === -1 ? undefined : descend(override, keys.slice(0, at))
  const member = holder?.kind === 'object' ? holder.members.get(keys[at] ?? '') : undefined
  return member && { key: member.key, pointer: keys.slice(0, at + 1).join('.') }
}

function unrecorded({ targets, override }: Overridden, before: Before, tenant: string): Diagnostic[] {
  const first = targets.find(({ keys }) => !before.has(keys.join('.')))
  if (first === undefined) return []
  const place =
    first.keys.length === 0 ? (child(override, Object.keys(first.says)[0] ?? '') ?? first.place) : first.place
  return [report('base-unrecorded', place, { tenant })]
}

function valueAt(base: Node, keys: readonly string[]): unknown {
  const value = descend(base, keys)
  return value && valueOf(value)
}

function same(left: unknown, right: unknown): boolean {
  return JSON.stringify(left) === JSON.stringify(right)
}

function shown(value: unknown): string {
  const text = value === null || value === undefined ? 'nothing' : JSON.stringify(value)
  return text.length > 60 ? `${text.slice(0, 60)}…` : text
}
