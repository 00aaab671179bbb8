import type { Diagnostic } from '../findings/diagnostic.ts'
import { report } from '../findings/diagnostics.ts'
import type { World } from '../layers/world.ts'
import { entriesOf, isHidden, isOfTenant } from '../source/entries.ts'
import { child } from '../source/tree.ts'

/** A list of choices that the tenant hides and that is still needed is one finding, where that is written, not one at each place that names it. */
export function withHiddenLookups(world: World, found: readonly Diagnostic[]): Diagnostic[] {
  const lookups = entriesOf(child(world.lookupsFile, 'lookups')).filter(([, lookup]) => isHidden(lookup))
  const needed = lookups.flatMap(([name, lookup]) => {
    const hidden = child(lookup, 'hidden')
    const places = found.filter(({ code, given }) => code === 'unknown-lookup' && given?.['name'] === name)
    const [first] = places
    if (first === undefined || hidden === undefined || !isOfTenant(hidden)) return []
    const where = `${first.file}:${first.line}`
    return [{ places, finding: report('lookup-hidden', hidden, { name, places: places.length, first: where }) }]
  })
  const follows = new Set(needed.flatMap(({ places }) => places))
  return [...found.filter((each) => !follows.has(each)), ...needed.map(({ finding }) => finding)]
}
