import type { Diagnostic } from '../../findings/diagnostic.ts'
import { report } from '../../findings/diagnostics.ts'
import { isOfTenant } from '../../source/entries.ts'
import { members, textOf, type Node } from '../../source/tree.ts'

/** A call of the portal in which a tenant names another operation. */
interface OtherCall {
  /** Where the tenant names it. */
  named: Node
  operation: string
  /** What the portal calls there. */
  before: string
  /** Where what it answers is shown, as a pointer of the portal's file. */
  holder: string
}

/** Keys of a call whose answer is shown by what stands around it. */
const AROUND: ReadonlySet<string> = new Set(['rows', 'source'])

/**
 * One cause, one finding: where a tenant names another operation in a call of the portal, whatever is sent and shows there by the portal's file, or by
 * one that the tenant's screen extends, misses what the other one has. That is said once, at the operation; of one that is none at all nothing more is said.
 */
export function withoutFollowing(root: Node, found: readonly Diagnostic[]): Diagnostic[] {
  return otherCalls(root, '', '').reduce<Diagnostic[]>(
    (kept, { named, operation, before, holder }) => {
      const follows = kept.filter(
        (each) => each.file !== named.file.path && `${each.pointer}/`.startsWith(`${holder}/`),
      )
      if (follows.length === 0) return kept
      const rest = kept.filter((each) => !follows.includes(each))
      const isSaid = rest.some(({ file, pointer }) => file === named.file.path && pointer === named.pointer)
      if (isSaid) return rest
      const names = [...new Set(follows.flatMap(({ given }) => nameIn(given)))]
      const missing = `${names
        .slice(0, SHOWN)
        .map((name) => `"${name}"`)
        .join(', ')}${names.length > SHOWN ? ', …' : ''}`
      return [...rest, report('call-of-others', named, { operation, before, missing })]
    },
    [...found],
  )
}

/** So many names are enough to see what is missing. */
const SHOWN = 4

function otherCalls(node: Node, key: string, around: string): OtherCall[] {
  return members(node).flatMap(([name, { value }]) => {
    if (value.kind === 'object') return otherCalls(value, name, node.pointer)
    const [operation, before] = [textOf(value), textOf(value.overrode)]
    const isOther = name === 'operation' && isOfTenant(value) && operation !== before
    if (!isOther || operation === undefined || before === undefined) return []
    return [{ named: value, operation, before, holder: AROUND.has(key) ? around : node.pointer }]
  })
}

function nameIn(given: Diagnostic['given']): string[] {
  const name = given?.['path'] ?? given?.['name']
  return typeof name === 'string' ? [name] : []
}
