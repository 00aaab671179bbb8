/** Where somebody is in the studio, as the page's address says it: the tenant of a checkout, the screen by its file, and the selected entry. */
export interface Whereabouts {
  tenant?: string | undefined
  screen?: string | undefined
  at?: string | undefined
}

/** Where the address says that somebody was, before the page was loaded again or by a link. */
export function whereabouts(): Whereabouts {
  const asked = new URLSearchParams(window.location.search)
  const said = (name: string) => asked.get(name) ?? undefined
  return { tenant: said('tenant'), screen: said('screen'), at: said('at') }
}

/** Keeps what a page that is loaded again opens in its address; nothing of what is undefined or empty. */
export function keepInAddress(values: Readonly<Record<string, string | undefined>>): void {
  const address = new URL(window.location.href)
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined || value === '') address.searchParams.delete(name)
    else address.searchParams.set(name, value)
  }
  if (address.href !== window.location.href) window.history.replaceState(window.history.state, '', address)
}
