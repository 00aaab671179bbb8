import type { Diagnostic } from '../findings/diagnostic.ts'
import { report } from '../findings/diagnostics.ts'
import { labelTexts } from '../layers/label-texts.ts'
import type { World } from '../layers/world.ts'
import { isHidden, isOfTenant } from '../source/entries.ts'
import { child, members, textOf, type Node } from '../source/tree.ts'
import { offered } from './labels.ts'
import { areApart } from './values/together.ts'

/**
 * Columns of a list that a tenant lets read as another one does, in one of its languages: in the head, among the filters and in a file nobody tells them
 * apart. Each at what makes it so: the label, the text of that, or that the column is shown.
 */
export function checkReadAlike(world: World, grid: Node): Diagnostic[] {
  return alike(world, child(grid, 'columns')).map(({ cause, id, other, text }) =>
    report('columns-alike', cause, { column: id, other, text }),
  )
}

/** The same of choices, in the fixed lists that people choose from in a form: what only shows a code may call several the same. */
export function checkChoicesAlike(world: World, lists: ReadonlySet<string>): Diagnostic[] {
  const found = [...lists].flatMap((list) =>
    alike(world, child(world.surroundings.lookups.get(list), 'options')).map((each) => ({ ...each, list })),
  )
  // A text that several lists share is told once.
  return found
    .filter(({ cause }, at) => found.findIndex((each) => each.cause === cause) === at)
    .map(({ cause, id, other, text, list }) => report('choices-alike', cause, { choice: id, other, text, list }))
}

/** An entry that reads as one before it, and what of a tenant makes it so. */
interface Alike {
  cause: Node
  id: string
  other: string
  text: string
}

function alike(world: World, entries: Node | undefined): Alike[] {
  const shown = members(entries).filter(([, { value }]) => !isHidden(value))
  const found = offered(world).flatMap((item) => {
    const language = textOf(item) ?? 'en'
    const roots = [language, 'en'].map((each) => world.files.get(`schemas/labels/${each}.json`)?.root)
    const reads = (label: string) => roots.map((root) => labelTexts(root)[label]).find((text) => text !== undefined)
    const first = new Map<string, [id: string, entry: Node]>()
    return shown.flatMap(([id, { value: entry }]): Alike[] => {
      const text = reads(textOf(child(entry, 'label')) ?? '')
      if (text === undefined) return []
      const before = first.get(text)
      if (before === undefined) first.set(text, [id, entry])
      if (before !== undefined && areNeverBoth(before[1], entry)) return []
      const cause = before && (causeOf(entry, roots) ?? causeOf(before[1], roots))
      return before === undefined || cause === undefined ? [] : [{ cause, id, other: before[0], text }]
    })
  })
  // What reads alike in one language mostly does in the others.
  return found.filter((each, at) => found.findIndex(({ id, other }) => id === each.id && other === each.other) === at)
}

/** Whether nobody is shown both: the one is there only where the other one is not, as the same column in two places for two kinds of people. */
function areNeverBoth(one: Node, other: Node): boolean {
  return ['access', 'visible'].some((key) => areApart(child(one, key), child(other, key)))
}

/** What of a tenant makes an entry read as it does. */
function causeOf(entry: Node, labels: readonly (Node | undefined)[]): Node | undefined {
  const label = child(entry, 'label')
  const texts = labels.map((root) => child(root, textOf(label) ?? ''))
  return [label, child(entry, 'hidden'), texts.find((text) => text !== undefined)].find((node) => isOfTenant(node))
}
