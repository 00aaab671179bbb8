import { codesOf, namesIn, typeAt } from '../../data/type-at.ts'
import type { Diagnostic } from '../../findings/diagnostic.ts'
import { report } from '../../findings/diagnostics.ts'
import type { DataRules } from '../../model/values.ts'
import { pathOfId } from '../../data/own.ts'
import { child, members, textOf, type Node } from '../../source/tree.ts'
import { nearest } from '../../shared/words.ts'
import type { Surroundings } from '../../layers/surroundings.ts'
import { answerOf, blockData } from '../answers.ts'
import { strayField } from '../scopes.ts'

/**
 * Blocks of a view or of a level: their data exists, and a column or a value without a field shows the one its id names.
 * `row`: what blocks show that show the row which opened the level.
 */
export function checkBlocks(
  world: Surroundings,
  holder: Node,
  data: DataRules | undefined,
  row?: DataRules,
  key = 'blocks',
): Diagnostic[] {
  return members(child(holder, key)).flatMap(([, { value: block }]) =>
    checkBlock(world, block, textOf(child(block, 'shows')) === 'row' ? row : data),
  )
}

function checkBlock(world: Surroundings, block: Node, data: DataRules | undefined): Diagnostic[] {
  const source = child(block, 'source')
  const at = child(block, 'at')
  const astray = strayField(
    { data: source === undefined ? data : answerOf(world, source) },
    textOf(at) ?? '',
    undefined,
  )
  if (at !== undefined && textOf(at) !== '' && astray !== undefined) return [report('unknown-path', at, { ...astray })]
  const drawn = blockData(world, block, data)
  const below = [
    ...checkWhenEmpty(block),
    ...checkViewActions(block),
    ...checkBlocks(world, block, drawn?.items ?? drawn, undefined, 'details'),
  ]
  if (drawn === undefined) return below
  return [
    ...['fields', 'columns'].flatMap((kind) => [
      ...checkIds(child(block, kind), drawn.items ?? drawn),
      ...checkNames(child(block, kind), drawn.items ?? drawn),
    ]),
    ...below,
  ]
}

/** Only what stands in the data around a block is known to be empty before the block is drawn. */
function checkWhenEmpty(block: Node): Diagnostic[] {
  const whenEmpty = child(block, 'whenEmpty')
  return textOf(whenEmpty) === 'name' && whenEmpty !== undefined && child(block, 'source') !== undefined
    ? [report('never-known-empty', whenEmpty)]
    : []
}

/** What a button may say that it does: a call may make the link that is copied. */
const WAYS = new Set(['call', 'copy', 'print', 'call copy'])

/** A button of a view or of its rows does one thing. */
export function checkViewActions(holder: Node, key = 'actions'): Diagnostic[] {
  return members(child(holder, key)).flatMap(([, { value }]) =>
    WAYS.has(['call', 'copy', 'print'].filter((way) => child(value, way) !== undefined).join(' '))
      ? []
      : [report('action-does-nothing', value, { ways: 'one of "call", "copy" and "print", or "call" with "copy"' })],
  )
}

function checkIds(entries: Node | undefined, row: DataRules): Diagnostic[] {
  return members(entries).flatMap(([id, member]) => {
    if (
      child(member.value, 'field') !== undefined ||
      typeAt(row, pathOfId(id)) !== undefined ||
      namesIn(row).length === 0
    )
      return []
    return [report('unknown-path', member.key, { where: 'The data', path: id, nearest: nearest(id, namesIn(row)) })]
  })
}

/** How the contract's names are called after their codes. */
const NAME = /(Name|Desc)$/
const CODES = ['', 'Cd', 'Code']

/** Columns over rows with these rules: a name that may be absent has its code to stand in for it, where that is always there. */
export function checkNames(columns: Node | undefined, row: DataRules): Diagnostic[] {
  const paths = new Map(
    members(columns).map(([id, { key, value }]) => [textOf(child(value, 'field')) ?? pathOfId(id), key] as const),
  )
  return [...paths].flatMap(([path, key]) => {
    const around = path.split('.').slice(0, -1).join('.')
    const name = path.split('.').at(-1) ?? ''
    const rules = typeAt(row, around)
    const always = rules?.required ?? []
    if (!NAME.test(name) || always.includes(name) || codesOf(row, path).length > 0) return []
    const code = CODES.map((end) => name.replace(NAME, end)).find((each) => always.includes(each))
    if (code === undefined || paths.has([around, code].filter((each) => each !== '').join('.'))) return []
    return [report('name-without-code', key, { name, code })]
  })
}
