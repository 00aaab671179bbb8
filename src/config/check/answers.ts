import { typeAt } from '../data/type-at.ts'
import type { Step } from '../meta/walk.ts'
import type { DataRules } from '../model/values.ts'
import { child, textOf, type Node } from '../source/tree.ts'
import type { Surroundings } from '../layers/surroundings.ts'

/** What a call brings, as a node with `operation` and `at` says. */
export function answerOf(world: Surroundings, source: Node | undefined): DataRules | undefined {
  const operation = textOf(child(source, 'operation'))
  return operation === undefined
    ? undefined
    : world.project.contract.answer(operation, textOf(child(source, 'at')) ?? '')
}

/**
 * The data that a node inside a block stands before: one row of its list, or its object; for the details of a row, that row until
 * one of them has rows of its own. Nothing outside of blocks, open where it is not known.
 */
export function blockRow(
  world: Surroundings,
  data: DataRules | undefined,
  trail: readonly Step[],
): DataRules | undefined {
  const start = trail.findIndex(({ key }) => key === 'blocks')
  let around = data
  let row: DataRules | undefined
  const levels = trail.findIndex(({ key }) => key === 'levels')
  if (levels !== -1)
    around = answerOf(
      world,
      child(child(child(trail[levels]?.parent, 'levels'), trail[levels + 1]?.key ?? ''), 'source'),
    )
  for (let at = start; at !== -1 && trail[at + 1] !== undefined; at += 2) {
    const block = child(child(trail[at]?.parent, trail[at]?.key ?? ''), trail[at + 1]?.key ?? '')
    const rest = trail.slice(at + 2)
    const isDetail = rest[0]?.key === 'details' && rest[1] !== undefined
    if (!isDetail && !rest.some(({ key }) => inRow.has(key))) return row
    const drawn = textOf(child(block, 'shows')) === 'row' ? undefined : blockData(world, block, around)
    row = drawn === undefined ? { additionalProperties: true } : (drawn.items ?? drawn)
    if (!isDetail) return row
    around = row
  }
  return row
}

/** Keys of a block below which paths may lead into its row. */
const inRow: ReadonlySet<string> = new Set(['fields', 'columns', 'options', 'open', 'actions'])

/** What a block shows: the answer of its own source or what is around it, at its `at`. */
export function blockData(
  world: Surroundings,
  block: Node | undefined,
  around: DataRules | undefined,
): DataRules | undefined {
  const source = child(block, 'source')
  const at = textOf(child(block, 'at')) ?? ''
  return typeAt(source === undefined ? around : answerOf(world, source), at)
}
