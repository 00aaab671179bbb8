import type { DataRules, Path } from '../model/values.ts'

/** What stands in the path of a list between a list around it and its own path in each row of that one. */
export const IN_ROWS = '.*.'

/** The names of a dotted path; the empty path has none. */
export function segmentsOf(path: Path): string[] {
  return path === '' ? [] : path.split('.')
}

/** Two paths after one another; an empty one leaves the other. */
export function joinPath(base: Path, rest: Path): Path {
  if (base === '') return rest
  return rest === '' ? base : `${base}.${rest}`
}

/** Whether `path` is `ancestor` or lies below it. */
export function isWithin(path: Path, ancestor: Path): boolean {
  return ancestor === '' || path === ancestor || path.startsWith(`${ancestor}.`)
}

/** The paths above a path, the nearest first; the whole is not among them. */
export function ancestorsOf(path: Path): Path[] {
  const above: Path[] = []
  for (let dot = path.lastIndexOf('.'); dot > 0; dot = path.lastIndexOf('.', dot - 1)) above.push(path.slice(0, dot))
  return above
}

/** A property of an object itself (none that it inherits), or an entry of a list; `undefined` for anything else. */
export function childOf(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined
  if (Array.isArray(value) && !isIndex(name)) return undefined
  return (value as Record<string, unknown>)[name]
}

/** The value at a path, `undefined` where there is none. */
export function getAt(value: unknown, path: Path): unknown {
  if (path !== '' && !path.includes('.')) return childOf(value, path)
  return segmentsOf(path).reduce(childOf, value)
}

/**
 * A copy with another value at the path; everything beside the path stays the same object. `undefined` removes the name
 * (in a list it leaves a hole's value, so that the entries after it keep their places). Lists and objects on the way
 * that are missing, or are what no value can stand in, are made: a list where the next name is a number, unless `rules` know it as a name.
 */
export function setAt(root: unknown, path: Path, value: unknown, rules?: DataRules): unknown {
  return put(root, segmentsOf(path), value, rules)
}

/** The same at names, any of which may hold a point or be empty: no path leads to such. */
export function put(current: unknown, names: readonly string[], value: unknown, rules: DataRules = {}): unknown {
  const [name, ...rest] = names
  if (name === undefined) return value
  const before = childOf(current, name)
  if (value === undefined && before === undefined) return current
  const own = Object.hasOwn(rules.properties ?? {}, name) ? rules.properties?.[name] : undefined
  const after = put(before, rest, value, own ?? rules.items)
  if (Object.is(before, after)) return current
  const isObject = typeof current === 'object' && current !== null && !Array.isArray(current)
  // Some gateways send an empty list as an object, and an empty object as a list.
  const isEntry = Array.isArray(current) || (own === undefined && (!isObject || rules.items !== undefined))
  if (isEntry && isIndex(name)) {
    const list = Array.isArray(current) ? [...(current as unknown[])] : []
    list[Number(name)] = after
    return list
  }
  const copy = isObject ? current : {}
  // By its entry: assigned, the name `__proto__` would be none of the object's own.
  if (after !== undefined) return { ...copy, [name]: after }
  return Object.fromEntries(Object.entries(copy).filter(([each]) => each !== name))
}

function isIndex(name: string): boolean {
  return /^\d+$/.test(name)
}
