import type { Diagnostic } from '../../findings/diagnostic.ts'
import { report } from '../../findings/diagnostics.ts'
import { entriesOf, isHidden, isOfTenant } from '../../source/entries.ts'
import { child, members, textOf, type Node } from '../../source/tree.ts'

/**
 * Conditions and effects of a tenant that wait for a value of a field that is hidden, and that nothing else gives: where nobody enters it they hold for
 * records from elsewhere alone. `tests` are those of the form's conditions, `given` the paths that a new record or an effect gives a value, `coveredBy`
 * tells those of a field.
 */
export function checkUnentered(
  form: Node,
  tests: readonly Node[],
  given: ReadonlySet<string>,
  coveredBy: (field: string) => readonly string[],
): Diagnostic[] {
  const sections = child(form, 'sections')
  const fields = members(sections).flatMap(([, { value: section }]) =>
    members(child(section, 'fields')).map(([id, { value: field }]) => ({
      isShown: !isHidden(field) && !isHidden(child(sections, textOf(child(field, 'section')) ?? '') ?? section),
      paths: coveredBy(id),
    })),
  )
  const made = [
    ...given,
    ...['composed', 'generated'].flatMap((key) => members(child(form, key)).map(([path]) => path)),
  ]
  const isUnentered = (path: string): boolean => {
    const covering = fields.filter(({ paths }) => paths.some((each) => overlaps(each, path)))
    return covering.length > 0 && !covering.some(({ isShown }) => isShown) && !made.some((each) => overlaps(each, path))
  }
  const effects = entriesOf(child(form, 'effects')).flatMap(([, effect]) =>
    isHidden(effect) || child(effect, 'each') !== undefined ? [] : (child(effect, 'on') ?? []),
  )
  return [...tests.flatMap((test) => child(test, 'field') ?? []), ...effects].flatMap((named) => {
    const path = textOf(named) ?? ''
    return isOfTenant(named) && isUnentered(path) ? [report('value-unentered', named, { path })] : []
  })
}

/** Whether one of two paths is the other or leads to it. */
function overlaps(left: string, right: string): boolean {
  return `${left}.`.startsWith(`${right}.`) || `${right}.`.startsWith(`${left}.`)
}
