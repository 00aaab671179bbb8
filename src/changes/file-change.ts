import { isObject, isOneThing, readJson, writtenJson } from '../config/served.ts'

/** What one file was and what it became; absent: there was, or is, no such file. */
export interface FileChange {
  path: string
  before?: string
  after?: string
}

/** A place in a tenant's folder: a file, and the keys that lead into it; no keys are the whole file. */
export interface Place {
  file: string
  keys: readonly string[]
}

type Json = Record<string, unknown>

interface ValueChange {
  keys: readonly string[]
  before: unknown
  after: unknown
}

/** The change that takes a change back. */
export function inverse({ path, before, after }: FileChange): FileChange {
  return { path, ...(after !== undefined && { before: after }), ...(before !== undefined && { after: before }) }
}

/** The places that a change touches: single values, entries of the tenant's own as a whole, files that are not JSON as a whole. */
export function placesOf({ path, before, after }: FileChange): Place[] {
  const [old, fresh] = [jsonOf(path, before), jsonOf(path, after)]
  if (old === undefined || fresh === undefined) return [{ file: path, keys: [] }]
  return valueChanges(old, fresh).map(({ keys }) => ({ file: path, keys }))
}

/** Whether two places are the same, or one lies within the other. */
export function overlap(one: Place, other: Place): boolean {
  const [short, long] = one.keys.length < other.keys.length ? [one, other] : [other, one]
  return one.file === other.file && short.keys.every((key, index) => key === long.keys[index])
}

/**
 * A file with a change made that somebody made to an earlier or later text of it. Where nothing else changed, it is the text of the change, byte
 * for byte; else every value that the change touched takes its new value, and the rest of the file keeps its bytes.
 *
 * @returns the places that have another value by now than the change began with, if there are any: nothing is changed then
 */
export function applied(
  change: FileChange,
  current: string | undefined,
): { text: string | undefined } | { overtaken: Place[] } {
  const overtaken: Place[] = []
  const text = appliedTo(change, current, (place) => {
    overtaken.push(place)
    return false
  })
  return overtaken.length > 0 ? { overtaken } : { text }
}

/**
 * A file with a change made, as `applied` makes it. At a place that has another value by now than the change began with, it is made only where
 * `takes` says so.
 */
export function appliedTo(
  { path, before, after }: FileChange,
  current: string | undefined,
  takes: (overtaken: Place) => boolean,
): string | undefined {
  if (current === before) return after
  if (current === after) return current
  const [old, fresh, now] = [before, after, current].map((text) => jsonOf(path, text))
  if (old === undefined || fresh === undefined || now === undefined)
    return takes({ file: path, keys: [] }) ? after : current
  const changes = valueChanges(old, fresh).filter(({ keys, before: was, after: is }) => {
    const value = valueAt(now, keys)
    return same(value, was) || same(value, is) || takes({ file: path, keys })
  })
  const start = current === undefined && '$schema' in fresh ? { $schema: fresh['$schema'] } : now
  const value = changes.reduce((at, { keys, after: is }) => withValue(at, keys, is, fresh), start)
  return Object.keys(value).every((key) => key === '$schema') ? undefined : writtenJson(value, current ?? after)
}

/** A file as an object, an empty one where there is no file; undefined for what is not JSON. */
function jsonOf(path: string, text: string | undefined): Json | undefined {
  if (!path.endsWith('.json')) return undefined
  const value = text === undefined ? {} : readJson(text)
  return isObject(value) ? value : undefined
}

/** The values in which two objects differ. `$schema` goes with the file. */
function valueChanges(before: Json, after: Json, above: readonly string[] = []): ValueChange[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  return names.flatMap((name): ValueChange[] => {
    const keys = [...above, name]
    const [was, is] = [before[name], after[name]]
    if (same(was, is) || (above.length === 0 && name === '$schema')) return []
    // An entry of the tenant's own comes and goes as a whole, and a condition is one value; of an override, each value is a thing of its own.
    const isInner = holdsValues(was) && holdsValues(is)
    const isOverride = (holdsValues(was) || was === undefined) && (holdsValues(is) || is === undefined)
    if (isInner || (isOverride && !isOwn(name)))
      return valueChanges(isObject(was) ? was : {}, isObject(is) ? is : {}, keys)
    return [{ keys, before: was, after: is }]
  })
}

/** Whether a value is an object of values, and not one thing, such as a condition. */
function holdsValues(value: unknown): value is Json {
  return isObject(value) && !isOneThing(value)
}

function isOwn(name: string): boolean {
  return name.startsWith('x_')
}

function valueAt(value: unknown, keys: readonly string[]): unknown {
  return keys.reduce<unknown>((at, key) => (isObject(at) && Object.hasOwn(at, key) ? at[key] : undefined), value)
}

/** The object with a value put in or, where there is none, taken out; a new key stands beside the one that it stands beside in `like`. */
function withValue(into: Json, keys: readonly string[], value: unknown, like: Json): Json {
  const [key = '', ...below] = keys
  const [present, model] = [into[key], like[key]]
  const fresh =
    below.length === 0 ? value : withValue(isObject(present) ? present : {}, below, value, isObject(model) ? model : {})
  // What has lost its last value goes, too.
  const isGone = fresh === undefined || (value === undefined && same(fresh, {}))
  const entries = Object.entries(into)
  if (isGone) return Object.fromEntries(entries.filter(([name]) => name !== key))
  if (Object.hasOwn(into, key)) return { ...into, [key]: fresh }
  const order = Object.keys(like)
  const rank = order.indexOf(key)
  const behind = entries.findLastIndex(([name]) => order.slice(0, rank).includes(name))
  const before = entries.findIndex(([name]) => order.slice(rank + 1).includes(name))
  const at = behind !== -1 ? behind + 1 : before !== -1 ? before : entries.length
  entries.splice(at, 0, [key, fresh])
  return Object.fromEntries(entries)
}

/** The order of keys is the order of entries: another order is another value. */
function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
