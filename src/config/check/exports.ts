import { namesIn, typeAt } from '../contract.ts'
import type { Diagnostic } from '../diagnostic.ts'
import { report } from '../diagnostics.ts'
import type { DataRules } from '../model/values.ts'
import { entriesOf, isHidden } from '../source/entries.ts'
import { child, members, textOf, type Member, type Node } from '../source/tree.ts'
import { nearest } from '../words.ts'
import type { Surroundings } from '../world.ts'
import { answerOf } from './answers.ts'

/** An export of a level: each list of its walk is in the answer or in the entry before, each column is a field of an entry. */
export function checkExport(world: Surroundings, node: Node | undefined, row: DataRules | undefined): Diagnostic[] {
  if (node === undefined) return []
  const found: Diagnostic[] = []
  const entries = new Map<string, DataRules | undefined>([['row', row]])
  let around = answerOf(world, child(node, 'source'))
  for (const [id, list] of entriesOf(child(node, 'walk'))) {
    const at = child(list, 'at')
    const path = textOf(at) ?? ''
    const rules = typeAt(around, path)?.items
    if (at !== undefined && around !== undefined && rules === undefined)
      found.push(
        report('unknown-path', at, { where: 'The entry', path: `${path}[]`, nearest: nearest(path, namesIn(around)) }),
      )
    entries.set(id, rules)
    around = rules
  }
  return [
    ...found,
    ...members(child(node, 'columns')).flatMap(([id, { key, value }]) =>
      isHidden(value) ? [] : checkColumn(id, key, value, entries),
    ),
  ]
}

function checkColumn(
  id: string,
  key: Member['key'],
  column: Node,
  entries: ReadonlyMap<string, DataRules | undefined>,
): Diagnostic[] {
  const of = child(column, 'of')
  const name = textOf(of) ?? ''
  if (of !== undefined && !entries.has(name))
    return [report('unknown-path', of, { where: 'The walk', path: name, nearest: nearest(name, [...entries.keys()]) })]
  const field = child(column, 'field')
  const path = textOf(field) ?? id
  const rules = entries.get(name)
  if (rules === undefined || typeAt(rules, path) !== undefined) return []
  return [report('unknown-path', field ?? key, { where: 'The entry', path, nearest: nearest(path, namesIn(rules)) })]
}
