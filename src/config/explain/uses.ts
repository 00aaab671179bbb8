import { OWN_PLACE, pathOfId } from '../data/own.ts'
import { remembered } from '../shared/remembered.ts'
import { child, descend, members, textOf, valueOf, type Node } from '../source/tree.ts'
import type { MergedFile } from '../layers/base-files.ts'
import type { World } from '../layers/world.ts'

/** How the portal shows a value somewhere. */
export interface Use {
  label: string
  cell?: string
  options?: Record<string, unknown>
}

/** Options of a cell that hold wherever the value does. */
const carried: ReadonlySet<string> = new Set(['format', 'lookup', 'show', 'many', 'currency'])

/**
 * How each path of data is shown: on this screen, else on another one of the tenant, the first that does. A cell comes along where its options hold elsewhere, too;
 * where a form shows the value first, the cell that shows it in words.
 */
export function usesOf(world: World, screen: MergedFile): ReadonlyMap<string, Use> {
  const found = new Map<string, Use>()
  for (const { root } of [screen, ...world.screens.values()])
    for (const [path, use] of usesIn(root)) {
      const first = found.get(path)
      if (first?.cell === undefined) found.set(path, { ...use, ...first })
    }
  return found
}

/** The label that a path of data has on the first screen of the tenant that shows it. */
export function labelOfPath({ screens }: World, path: string): string | undefined {
  for (const { root } of screens.values()) {
    const use = usesIn(root).get(path)
    if (use !== undefined) return use.label
  }
  return undefined
}

const usesIn = remembered((root: Node): ReadonlyMap<string, Use> => {
  const found = new Map<string, Use>()
  const visit = (node: Node, collection: string) => {
    for (const [key, { value }] of members(node)) {
      const label = textOf(child(value, 'label'))
      const path = textOf(child(value, 'field')) ?? textOf(child(value, 'path')) ?? pathOfId(key)
      if (label !== undefined && shown.has(collection) && !found.has(path)) found.set(path, describedUse(value, label))
      visit(value, key)
    }
  }
  visit(root, '')
  return found
})

const shown: ReadonlySet<string> = new Set(['fields', 'columns'])

function describedUse(entry: Node, label: string): Use {
  const cell = textOf(child(entry, 'cell'))
  const options = descend(entry, ['options'])
  const isCarried = members(options).every(([key, { value }]) => carried.has(key) || isOwnPath(value))
  if (cell === undefined || !isCarried) return { label }
  return { label, cell, ...(options !== undefined && { options: valueOf(options) as Record<string, unknown> }) }
}

/** Whether an option names values of the tenant's own, which stand in one place in every record. */
function isOwnPath(option: Node): boolean {
  const paths = [valueOf(option)].flat()
  return paths.every((path) => typeof path === 'string' && path.startsWith(`${OWN_PLACE}.`))
}
