/** Longest text taken from the address for a page to show or to ask with. */
const LONGEST = 500

/** What a search left in the address: its single names and texts, without the filters of lists (`f.COLUMN`). */
export function searchedIn(search: URLSearchParams): Record<string, string> {
  const named = [...search].filter(
    ([name, text]) => /^[A-Za-z][A-Za-z0-9]*$/.test(name) && text !== '' && text.length <= LONGEST,
  )
  return Object.fromEntries(named)
}

/** The same address without these names; filters of lists go too: they were set on other rows. */
export function withoutSearched(search: URLSearchParams, names: readonly string[]): URLSearchParams {
  return new URLSearchParams([...search].filter(([name]) => !names.includes(name) && !name.startsWith('f.')))
}
