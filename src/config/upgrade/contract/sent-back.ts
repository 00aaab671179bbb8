import type { Contract } from '../../data/contract.ts'
import type { Diagnostic } from '../../findings/diagnostic.ts'
import { report } from '../../findings/diagnostics.ts'
import type { World } from '../../layers/world.ts'
import type { DataRules } from '../../model/values.ts'
import { child, members, textOf } from '../../source/tree.ts'
import { wordsOf } from './difference.ts'
import { itemsOf } from './schemas.ts'

/**
 * What a form's record comes with and its save takes nowhere, in a newer version of the contract alone: a form sends back all that it has
 * loaded but for what is read-only, so such a save would be refused whatever anybody enters.
 */
export function sentBack(world: World, old: Contract, now: Contract): Diagnostic[] {
  return [...world.files.values()].flatMap(({ role, root }) => {
    const load = textOf(child(child(child(root, 'record'), 'load'), 'operation'))
    if (role.kind !== 'form-layout' || load === undefined) return []
    return members(child(root, 'actions')).flatMap(([, { value: action }]) => {
      const named = child(action, 'call')
      const operation = textOf(named)
      if (named === undefined || operation === undefined || child(action, 'only') !== undefined) return []
      const known = untaken(old, load, operation)
      const omit = child(action, 'omit')
      const omitted = omit?.kind === 'array' ? omit.items.map(textOf) : []
      return untaken(now, load, operation)
        .filter((at) => !known.includes(at) && !omitted.includes(at))
        .map((at) => {
          const change = `is not taken, and comes with ${load}: the form sends it back`
          return report('contract-breaks', named, {
            what: wordsOf({ operation, part: 'body', weight: 'breaking', at, change }),
            at,
            change,
          })
        })
    })
  })
}

function untaken(contract: Contract, load: string, save: string): string[] {
  return beyond(contract.answer(load, ''), contract.body(save))
}

/** Where a value may hold names that other rules close out. */
function beyond(comes: DataRules | undefined, taken: DataRules | undefined, at = ''): string[] {
  if (comes === undefined || taken === undefined) return []
  const names = Object.keys(taken.properties ?? {})
  // A value of which no name is taken stands elsewhere now, which is told by itself.
  const isSame = Object.keys(comes.properties ?? {}).some((name) => names.includes(name))
  const isClosed = isSame && taken['additionalProperties'] === false && taken['patternProperties'] === undefined
  const inside = Object.entries(comes.properties ?? {}).flatMap(([name, rules]) => {
    const place = at === '' ? name : `${at}.${name}`
    if (!names.includes(name)) return isClosed ? [place] : []
    return beyond(rules, taken.properties?.[name], place)
  })
  return [...inside, ...beyond(itemsOf(comes), itemsOf(taken), `${at}[]`)]
}
