import type { Diagnostic } from '../diagnostic.ts'
import { report } from '../diagnostics.ts'
import type { Visitor } from '../meta/walk.ts'
import { isHidden } from '../source/entries.ts'
import { child, textOf } from '../source/tree.ts'
import type { Surroundings } from '../world.ts'

/** Finds the calls of a merged file that the gateway refuses to the tenant, because they belong to another flavour. What is hidden calls nothing. */
export function flavourVisitor(world: Surroundings, found: Diagnostic[]): Visitor {
  return {
    node(node, schema, trail) {
      const named = schema['x-call'] === undefined ? undefined : child(node, schema['x-call'])
      const operation = textOf(named)
      if (named === undefined || operation === undefined || world.flavour === undefined) return
      const flavour = world.project.contract.flavour(operation)
      if (flavour === undefined || flavour === world.flavour) return
      const isShown = trail.every(({ key, parent }) => !isHidden(child(parent, key) ?? parent))
      if (isShown) found.push(report('other-flavour', named, { operation, flavour, own: world.flavour }))
    },
  }
}
