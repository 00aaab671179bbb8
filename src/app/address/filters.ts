import { FILTER_PREFIX as PREFIX } from '../../config/index.ts'
import { PREVIEW } from './place.ts'

/** Longest text taken from the address for a page to show or to ask with: as long as the contract takes a list of numbers. */
const LONGEST = 5_000

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

/** What a search left in the address: its single names and texts, without the filters of lists and the token of a preview. */
export function searchedIn(search: URLSearchParams): Record<string, string> {
  const named = [...search].filter(
    ([name, text]) => name !== PREVIEW && /^[A-Za-z][A-Za-z0-9_]*$/.test(name) && text !== '' && text.length <= LONGEST,
  )
  return Object.fromEntries(named)
}

/** The same address without these names; filters of lists go too: they were set on other rows. */
export function withoutSearched(search: URLSearchParams, names: readonly string[]): URLSearchParams {
  return new URLSearchParams([...search].filter(([name]) => !names.includes(name) && !name.startsWith(PREFIX)))
}
