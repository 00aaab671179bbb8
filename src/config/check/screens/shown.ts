import type { Diagnostic } from '../../findings/diagnostic.ts'
import { report } from '../../findings/diagnostics.ts'
import { isHidden, isOfTenant } from '../../source/entries.ts'
import { child, members, textOf, valueOf, type Node } from '../../source/tree.ts'

interface Field {
  id: string
  visible: Node | undefined
  /** Paths that must have a value before it is shown, and those that it gives one. */
  needs: readonly string[]
  gives: readonly string[]
}

/**
 * Fields that a tenant shows only while others have a value that are shown only while these have one: nobody could begin. `given` are the paths that a
 * new record or an effect gives a value, `coveredBy` tells those of a field.
 */
export function checkShown(
  form: Node,
  given: ReadonlySet<string>,
  coveredBy: (field: string) => readonly string[],
): Diagnostic[] {
  let waiting = members(child(form, 'sections')).flatMap(([, { value: section }]) =>
    members(child(section, 'fields')).flatMap(([id, { value: field }]): Field[] => {
      const visible = child(field, 'visible')
      return isHidden(field) || isHidden(section)
        ? []
        : [{ id, visible, needs: neededBy(visible), gives: coveredBy(id) }]
    }),
  )
  const entered = new Set([...given, ...members(child(form, 'composed')).map(([path]) => path)])
  for (let before = -1; before !== waiting.length;) {
    before = waiting.length
    const isAwaited = (path: string) => !entered.has(path) && waiting.some(({ gives }) => gives.includes(path))
    const ready = waiting.filter(({ needs }) => !needs.some(isAwaited))
    for (const path of ready.flatMap(({ gives }) => gives)) entered.add(path)
    waiting = waiting.filter((field) => !ready.includes(field))
  }
  const first = waiting.find(({ visible }) => isOfTenant(visible))?.visible
  return first === undefined ? [] : [report('never-shown', first, { fields: waiting.map(({ id }) => id).join(', ') })]
}

/** The paths that must have a value where a condition is to hold. */
function neededBy(condition: Node | undefined): string[] {
  const all = child(condition, 'all')
  if (all?.kind === 'array') return all.items.flatMap(neededBy)
  const path = textOf(child(condition, 'field'))
  const [filled, is] = [child(condition, 'filled'), child(condition, 'is')]
  if (path === undefined || child(condition, 'lacks') !== undefined) return []
  if (filled !== undefined) return valueOf(filled) === true ? [path] : []
  return is !== undefined && ['', false, 0].includes(valueOf(is) as never) ? [] : [path]
}
