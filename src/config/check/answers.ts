import { typeAt } from '../contract.ts'
import type { Step } from '../meta/walk.ts'
import type { DataRules } from '../model/values.ts'
import { child, textOf, type Node } from '../source/tree.ts'
import type { World } from '../world.ts'

/** What a call brings, as a node with `operation` and `at` says. */
export function answerOf(world: World, source: Node | undefined): DataRules | undefined {
  const operation = textOf(child(source, 'operation'))
  return operation === undefined ? undefined : world.project.contract.answer(operation, textOf(child(source, 'at')) ?? '')
}

/** The data that a node inside a block stands before: one row of its list, or its object. Nothing outside of blocks, open where it is not known. */
export function blockRow(world: World, data: DataRules | undefined, trail: readonly Step[]): DataRules | undefined {
  const at = trail.findIndex(({ key }) => key === 'blocks')
  const id = trail[at + 1]?.key
  if (at === -1 || id === undefined || !trail.slice(at + 2).some(({ key }) => key === 'fields' || key === 'columns' || key === 'options')) return undefined
  const levels = trail.findIndex(({ key }) => key === 'levels')
  const level = levels === -1 ? undefined : child(child(trail[levels]?.parent, 'levels'), trail[levels + 1]?.key ?? '')
  const around = level === undefined ? data : answerOf(world, child(level, 'source'))
  const block = child(child(trail[at]?.parent, 'blocks'), id)
  if (textOf(child(block, 'shows')) === 'row') return { additionalProperties: true }
  const held = blockData(world, block, around)
  return held === undefined ? { additionalProperties: true } : (held.items ?? held)
}

/** What a block shows: the answer of its own source or what is around it, at its `at`. */
export function blockData(world: World, block: Node | undefined, around: DataRules | undefined): DataRules | undefined {
  const source = child(block, 'source')
  const at = textOf(child(block, 'at')) ?? ''
  return typeAt(source === undefined ? around : answerOf(world, source), at)
}
