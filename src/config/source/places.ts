import { TESTS } from '../conditions/condition.ts'
import { child, members, textOf, type Node } from './tree.ts'

/** Every path below a node that a value rule, a condition or a crumb reads. */
export function placesOf(node: Node | undefined): Node[] {
  if (node === undefined) return []
  if (node.kind === 'array') return node.items.flatMap(placesOf)
  const own = ['from', 'of', 'value'].flatMap((key) => child(node, key) ?? [])
  const tested = TESTS.some((key) => child(node, key) !== undefined) ? [child(node, 'field')] : []
  const paths = [...own, ...tested].filter((place): place is Node => place !== undefined && textOf(place) !== undefined)
  const inRow = ['fields', 'columns', 'options']
  return [...paths, ...members(node).flatMap(([key, { value }]) => (inRow.includes(key) ? [] : placesOf(value)))]
}

/** Every test of a condition below a node, those of its columns and fields too. */
export function testsIn(node: Node | undefined): Node[] {
  if (node === undefined) return []
  if (node.kind === 'array') return node.items.flatMap(testsIn)
  const isTest = child(node, 'field') !== undefined && TESTS.some((key) => child(node, key) !== undefined)
  const inner = members(node).flatMap(([key, { value }]) => (key === 'options' ? [] : testsIn(value)))
  return isTest ? [node, ...inner] : inner
}
