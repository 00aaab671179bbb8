import { isObject } from '../../config/index.ts'
import type { OutlineEntry, Property, Structure } from '../../config/node.ts'
import type { Change } from '../host/api.ts'
import type { Described } from './option-values.ts'

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

/** What makes a structure of an entry another one: only what differs is said, and a condition, a list or a value as a whole. */
export function structureChanges(
  entry: readonly string[],
  { keys, shape, value }: Structure,
  next: unknown,
  file: string,
): Change[] {
  return differing(shape, value, next).map(({ way, value: said }) => ({
    kind: 'set',
    file,
    keys: [...entry, ...keys, ...way],
    ...(said !== undefined && { value: said }),
  }))
}

interface Differing {
  way: string[]
  value: unknown
}

function differing(shape: Described, before: unknown, next: unknown): Differing[] {
  if (JSON.stringify(before) === JSON.stringify(next)) return []
  const { properties, entries } = shape
  if (!isObject(before) || !isObject(next) || (properties === undefined && entries === undefined))
    return [{ way: [], value: next }]
  const names = [...new Set([...Object.keys(before), ...Object.keys(next)])]
  return names.flatMap((name) =>
    differing(properties?.[name] ?? entries ?? {}, before[name], next[name]).map(({ way, value }) => ({
      way: [name, ...way],
      value,
    })),
  )
}
