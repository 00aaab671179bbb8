/** Query parameters that tell where one is inside a drawer, by the names that its screen uses. */
const PARAMETERS = { section: 'section', trail: 'trail' } as const

/** Names of the query parameters that go when the drawer is left. */
export const INSIDE: readonly string[] = Object.values(PARAMETERS)

/** Where one is inside the open drawer. */
export function insideIn(search: URLSearchParams): Record<string, string> {
  return Object.fromEntries(Object.entries(PARAMETERS).map(([name, parameter]) => [name, search.get(parameter) ?? '']))
}

/** The same address at another place inside the drawer; an empty text takes its parameter away. */
export function withInside(search: URLSearchParams, values: Readonly<Record<string, string>>): URLSearchParams {
  const next = new URLSearchParams(search)
  for (const [name, parameter] of Object.entries(PARAMETERS)) {
    const value = values[name]
    if (value === '') next.delete(parameter)
    else if (value !== undefined) next.set(parameter, value)
  }
  return next
}
