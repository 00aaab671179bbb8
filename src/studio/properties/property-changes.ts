import type { OutlineEntry, Property } from '../../config/node.ts'
import type { Change } from '../host/api.ts'

/** What says one thing of an entry, or no more of it (undefined). What cannot stand alone comes and goes with what holds it. */
export function propertyChanges(
  { keys: entry }: Pick<OutlineEntry, 'keys'>,
  { keys, beside, isNeeded, isOfBase }: Property,
  value: unknown,
  file: string,
): Change[] {
  const [holder = '', name] = keys
  if (value === undefined) {
    const goes = isNeeded && !isOfBase && name !== undefined ? [holder] : keys
    return [{ kind: 'set', file, keys: [...entry, ...goes] }]
  }
  if (beside !== undefined && name !== undefined)
    return [{ kind: 'set', file, keys: [...entry, holder], value: { [name]: value, ...beside } }]
  return [{ kind: 'set', file, keys: [...entry, ...keys], value }]
}
