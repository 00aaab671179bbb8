/**
 * Has two pages of one origin stand at the same place: where one goes or scrolls, the other follows (`go` leads it to an address). Gives what ends it.
 */
export function together(one: Window, other: Window, go: (page: Window, address: string) => void): () => void {
  const pairs = [
    [one, other],
    [other, one],
  ] as const
  // Where a scroller was led to: what is heard of that is no movement of a person.
  const led = new WeakMap<Element, number>()
  const ends = pairs.flatMap(([leader, follower]) => [
    onGoing(leader, () => {
      if (placeOf(leader) !== placeOf(follower)) go(follower, placeOf(leader))
    }),
    onScroll(leader, (moved, index) => {
      const element = scrollersOf(follower.document)[index]
      if (led.get(moved) === moved.scrollTop || element === undefined) return
      element.scrollTop = moved.scrollTop
      element.scrollLeft = moved.scrollLeft
      led.delete(moved)
      led.set(element, element.scrollTop)
    }),
  ])
  return () => {
    for (const end of ends) end()
  }
}

/** Where a page stands, without the token by which it may be framed. */
function placeOf({ location: { pathname, search } }: Window): string {
  const query = new URLSearchParams(search)
  query.delete('preview')
  return query.size === 0 ? pathname : `${pathname}?${query.toString()}`
}

/** Tells once the page has gone elsewhere by itself. */
function onGoing(page: Window, tell: () => void): () => void {
  const { history } = page
  const { pushState, replaceState } = history
  const later = () => void page.setTimeout(tell)
  history.pushState = (...state) => {
    pushState.apply(history, state)
    later()
  }
  history.replaceState = (...state) => {
    replaceState.apply(history, state)
    later()
  }
  page.addEventListener('popstate', later)
  return () => {
    Object.assign(history, { pushState, replaceState })
    page.removeEventListener('popstate', later)
  }
}

/** Tells which of the page's scrollers has moved. */
function onScroll({ document }: Window, tell: (moved: Element, index: number) => void): () => void {
  const told = ({ target }: Event) => {
    const element = target === document ? document.scrollingElement : (target as Element)
    const index = element === null ? -1 : scrollersOf(document).indexOf(element)
    if (element !== null && index >= 0) tell(element, index)
  }
  document.addEventListener('scroll', told, { capture: true, passive: true })
  return () => document.removeEventListener('scroll', told, { capture: true })
}

function scrollersOf(document: Document): Element[] {
  return [...document.querySelectorAll('*')].filter(
    (each) => each === document.scrollingElement || /auto|scroll/.test(getComputedStyle(each).overflowY),
  )
}
