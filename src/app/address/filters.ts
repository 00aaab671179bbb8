const PREFIX = 'f.'

/** A list's filters by column, as the address `?f.COLUMN=text` holds them. */
export type Filters = Record<string, string>

/** Reads the filters of an address; empty ones are none. */
export function filtersIn(search: URLSearchParams): Filters {
  const filters: Filters = {}
  for (const [name, text] of search) {
    const column = name.slice(PREFIX.length)
    if (name.startsWith(PREFIX) && column !== '' && column !== '__proto__' && text !== '') filters[column] = text
  }
  return filters
}

/** The same address with other filters; everything else in it stays. */
export function withFilters(search: URLSearchParams, filters: Filters): URLSearchParams {
  const kept = [...search].filter(([name]) => !name.startsWith(PREFIX))
  const set = Object.entries(filters).filter(([, text]) => text !== '')
  return new URLSearchParams([...kept, ...set.map(([column, text]) => [PREFIX + column, text])])
}
