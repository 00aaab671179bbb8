import { isOwnName, OWN_PLACE } from '../data/own.ts'
import type { Diagnostic } from '../findings/diagnostic.ts'
import { report } from '../findings/diagnostics.ts'
import type { World } from '../layers/world.ts'
import { child, members, textOf, type Node } from '../source/tree.ts'

/**
 * A tenant's own fields, as its data rules have them, that none of its screens shows, sets or reads: mostly the layout was forgotten. Nothing is
 * said of a form in whose files errors were `found`: that it is not shown there may follow from these.
 */
export function checkOwnShown(world: World, found: readonly Diagnostic[]): Diagnostic[] {
  const files = [...world.files.values()]
  const screens = files.flatMap(({ screen, root }) => (screen === undefined ? [] : [root]))
  const wrong = new Set(found.flatMap(({ severity, file }) => (severity === 'error' ? [file] : [])))
  const isWhole = (form: string) =>
    ['layout', 'schema'].every((kind) => ![...wrong].some((file) => file.endsWith(`/forms/${form}.${kind}.json`)))
  return files
    .filter(({ role }) => role.kind === 'data-rules' && isWhole(role.name))
    .flatMap(({ override, role }) =>
      members(child(override, 'properties')).flatMap(([name, { key }]) =>
        !isOwnName(name) || screens.some((screen) => isNamedIn(screen, name))
          ? []
          : [report('own-field-unshown', key, { name, layout: `forms/${role.name}.layout.json` })],
      ),
    )
}

/** Whether an entry has the name as its id, or anything there leads to where the contract keeps it. */
function isNamedIn(node: Node, name: string): boolean {
  const path = `${OWN_PLACE}.${name}`
  const isIt = (text: string) => text === name || text === path || text.startsWith(`${path}.`)
  if (node.kind === 'scalar') return isIt(textOf(node) ?? '')
  if (node.kind === 'array') return node.items.some((item) => isNamedIn(item, name))
  return members(node).some(([key, { value }]) => isIt(key) || isNamedIn(value, name))
}
