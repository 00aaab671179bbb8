import { namesIn, typeAt } from '../contract.ts'
import type { Diagnostic } from '../diagnostic.ts'
import { report } from '../diagnostics.ts'
import type { DataRules } from '../model/values.ts'
import { pathOfId } from '../own.ts'
import { child, members, textOf, type Node } from '../source/tree.ts'
import { nearest } from '../words.ts'
import type { World } from '../world.ts'
import { answerOf, blockData } from './answers.ts'
import { strayField } from './scopes.ts'

/**
 * Blocks of a view or of a level: their data exists, and a column or a value without a field shows the one its id names.
 * `row`: what blocks show that show the row which opened the level.
 */
export function checkBlocks(world: World, holder: Node, data: DataRules | undefined, row?: DataRules): Diagnostic[] {
  return members(child(holder, 'blocks')).flatMap(([, { value: block }]) => checkBlock(world, block, textOf(child(block, 'shows')) === 'row' ? row : data))
}

function checkBlock(world: World, block: Node, data: DataRules | undefined): Diagnostic[] {
  const source = child(block, 'source')
  const at = child(block, 'at')
  const astray = strayField({ data: source === undefined ? data : answerOf(world, source) }, textOf(at) ?? '', undefined)
  if (at !== undefined && textOf(at) !== '' && astray !== undefined) return [report('unknown-path', at, { ...astray })]
  const held = blockData(world, block, data)
  if (held === undefined) return []
  return ['fields', 'columns'].flatMap((kind) => checkIds(child(block, kind), held.items ?? held))
}

function checkIds(entries: Node | undefined, row: DataRules): Diagnostic[] {
  return members(entries).flatMap(([id, member]) => {
    if (child(member.value, 'field') !== undefined || typeAt(row, pathOfId(id)) !== undefined || namesIn(row).length === 0) return []
    return [report('unknown-path', member.key, { where: 'The data', path: id, nearest: nearest(id, namesIn(row)) })]
  })
}
