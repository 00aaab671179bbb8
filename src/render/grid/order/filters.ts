/** Filters by column id, as the address holds them; an empty text is none. */
export type Filters = Readonly<Record<string, string>>

/** The filter under a key, empty where there is none; a key may be called like something that every object has. */
export function filterOf(filters: Filters, key: string): string {
  return Object.hasOwn(filters, key) ? (filters[key] ?? '') : ''
}

/** The filters apart from those under these keys. */
export function withoutFilters(filters: Filters, keys: readonly string[]): Filters {
  return Object.fromEntries(Object.entries(filters).filter(([key]) => !keys.includes(key)))
}

/** Where a switch stands among the filters: `on`, or absent. */
export function switchKey(id: string): string {
  return `switch.${id}`
}
