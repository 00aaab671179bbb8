import type { Diagnostic } from '../findings/diagnostic.ts'
import { report } from '../findings/diagnostics.ts'
import { labelTexts } from '../layers/label-texts.ts'
import type { World } from '../layers/world.ts'
import { isHidden, isOfTenant } from '../source/entries.ts'
import { child, members, textOf, type Node } from '../source/tree.ts'
import { offered } from './labels.ts'

/**
 * Columns of a list that a tenant lets read as another one does, in one of its languages: in the head, among the filters and in a file nobody tells them
 * apart. Each at what makes it so: the label, the text of that, or that the column is shown.
 */
export function checkReadAlike(world: World, grid: Node): Diagnostic[] {
  const columns = members(child(grid, 'columns')).filter(([, { value }]) => !isHidden(value))
  const found = offered(world).flatMap((item) => {
    const language = textOf(item) ?? 'en'
    const roots = [language, 'en'].map((each) => world.files.get(`schemas/labels/${each}.json`)?.root)
    const reads = (label: string) => roots.map((root) => labelTexts(root)[label]).find((text) => text !== undefined)
    const first = new Map<string, [id: string, column: Node]>()
    return columns.flatMap(([id, { value: column }]) => {
      const text = reads(textOf(child(column, 'label')) ?? '')
      const before = text === undefined ? undefined : first.get(text)
      if (text !== undefined && before === undefined) first.set(text, [id, column])
      const cause = before && (causeOf(column, roots) ?? causeOf(before[1], roots))
      return cause === undefined
        ? []
        : [report('columns-alike', cause, { column: id, other: before?.[0] ?? '', text: text ?? '' })]
    })
  })
  // What reads alike in one language mostly does in the others.
  return found.filter((each, at) => found.findIndex(({ given }) => isSame(given, each.given)) === at)
}

/** What of a tenant makes a column read as it does. */
function causeOf(column: Node, labels: readonly (Node | undefined)[]): Node | undefined {
  const label = child(column, 'label')
  const texts = labels.map((root) => child(root, textOf(label) ?? ''))
  return [label, child(column, 'hidden'), texts.find((text) => text !== undefined)].find((node) => isOfTenant(node))
}

function isSame(one: Diagnostic['given'], other: Diagnostic['given']): boolean {
  return one?.['column'] === other?.['column'] && one?.['other'] === other?.['other']
}
