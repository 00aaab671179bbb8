import { isObject, isSame } from '../../config/index.ts'

/**
 * What becomes of a value that was changed here and elsewhere since both were the same. Objects are put together name by name, so that what
 * either side added or changed stays; what one side took away is gone unless the other one changed it. Of two changed lists each entry stays
 * once, those of here first; of two changed values that of here.
 */
export function merged(before: unknown, here: unknown, elsewhere: unknown): unknown {
  if (isSame(here, before)) return elsewhere
  if (isSame(elsewhere, before)) return here
  if (here === undefined) return elsewhere
  if (Array.isArray(here) && Array.isArray(elsewhere)) return united(here, elsewhere)
  if (!isObject(here) || !isObject(elsewhere)) return here
  const known = isObject(before) ? before : {}
  const names = new Set([...Object.keys(here), ...Object.keys(elsewhere)])
  const entries = [...names].map((name) => [name, merged(known[name], here[name], elsewhere[name])] as const)
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined))
}

function united(here: readonly unknown[], elsewhere: readonly unknown[]): unknown[] {
  return [...here, ...elsewhere.filter((entry) => !here.some((own) => isSame(own, entry)))]
}
