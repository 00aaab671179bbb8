/** One step of the way from one value of JSON to another: a value put at a place, taken away there, or a list cut to a length. */
export type Change = { at: readonly string[]; value?: unknown } | { at: readonly string[]; length: number }

/**
 * The changes that lead from one value to another. Parts that are the same object are not looked into, so that a key in a long
 * form costs what it changed.
 */
export function changesBetween(before: unknown, after: unknown, at: readonly string[] = []): Change[] {
  if (Object.is(before, after)) return []
  if (Array.isArray(before) && Array.isArray(after)) {
    const entries = after.flatMap((entry: unknown, index) =>
      changesBetween(before[index], entry, [...at, String(index)]),
    )
    return after.length < before.length ? [...entries, { at, length: after.length }] : entries
  }
  if (!isBranch(before) || !isBranch(after) || Array.isArray(before) !== Array.isArray(after))
    return [after === undefined ? { at } : { at, value: after }]
  const names = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...names].flatMap((name) => changesBetween(before[name], after[name], [...at, name]))
}

/** A value after changes, in their order. */
export function withChanges(value: unknown, changes: readonly Change[]): unknown {
  return changes.reduce((made, change) => withChange(made, change, change.at), value)
}

function withChange(value: unknown, change: Change, [name, ...rest]: readonly string[]): unknown {
  if (name === undefined) {
    if ('length' in change) return Array.isArray(value) ? value.slice(0, change.length) : value
    return change.value
  }
  const inner = withChange(isBranch(value) ? value[name] : undefined, change, rest)
  if (Array.isArray(value)) {
    const list = [...(value as unknown[])]
    list[Number(name)] = inner
    return list
  }
  const branch = isBranch(value) ? value : {}
  if (inner !== undefined) return { ...branch, [name]: inner }
  return Object.fromEntries(Object.entries(branch).filter(([key]) => key !== name))
}

function isBranch(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
