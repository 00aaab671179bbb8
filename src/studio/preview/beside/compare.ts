import { placesOn } from '../screen.ts'

/** One thing that two states of a screen have otherwise. */
export interface ScreenDifference {
  kind: 'new' | 'changed' | 'gone'
  /** Ids of the entries on the way to it, joined. */
  way: string
  /** Where it is seen: on the later screen, of what is gone on the earlier one. */
  element: HTMLElement
}

/** What one place says by itself, without the entries inside of it. */
interface Place {
  element: HTMLElement
  says: string
  /** The way of the entry around it. */
  around: string
  before: string
  after: string
  /** Nothing that both screens have comes after it. */
  isLast: boolean
}

/** What two states of one screen have otherwise, entry by entry, in the order of the screen. What stands inside of something new or gone is part of that. */
export function differencesOn(earlier: Document, later: Document): ScreenDifference[] {
  const ways = [placesOn(earlier), placesOn(later)] as const
  const [old, fresh] = [readAll(ways[0], ways[1]), readAll(ways[1], ways[0])]
  const gone = [...old].filter(
    ([way, place]) => !fresh.has(way) && (place.around === '' || fresh.has(place.around)) && !isCutOff(place, later),
  )
  const present = [...fresh].flatMap(([way, place]): ScreenDifference[] => {
    const was = old.get(way)
    const { element, around } = place
    if (was === undefined)
      return (around === '' || old.has(around)) && !isCutOff(place, earlier) ? [{ kind: 'new', way, element }] : []
    const hasMoved = was.before !== place.before && was.after !== place.after
    return hasMoved || was.says !== place.says ? [{ kind: 'changed', way, element }] : []
  })
  return [...present, ...gone.map(([way, { element }]): ScreenDifference => ({ kind: 'gone', way, element }))]
}

function readAll(own: ReadonlyMap<string, HTMLElement>, other: ReadonlyMap<string, HTMLElement>): Map<string, Place> {
  const places = new Map<string, Place>()
  const last = new Map<string, string>()
  for (const [way, element] of own) {
    const around = way.split('/').slice(0, -1).join('/')
    const before = last.get(around) ?? ''
    places.set(way, { element, says: said(element), around, before, after: '', isLast: !other.has(way) })
    // Beside what both have: what is new or gone moves nothing.
    if (!other.has(way)) continue
    for (const each of places.values()) if (each.around === around) each.isLast = false
    const neighbour = places.get(before)
    if (neighbour !== undefined) neighbour.after = way
    last.set(around, way)
  }
  return places
}

/** Whether a column may be missing on a page because the list is too narrow there: one at its end is drawn only once it comes into view. */
function isCutOff({ element, isLast }: Place, page: Document): boolean {
  return (
    isLast &&
    element.matches('[role=columnheader]') &&
    [...page.querySelectorAll('[role=grid]')].some(
      (grid) => Number(grid.getAttribute('aria-colcount')) > grid.querySelectorAll('[role=columnheader]').length,
    )
  )
}

const INNER = '[data-entry], [data-field]'
const NAMED = ['placeholder', 'aria-label', 'aria-required', 'title', 'href'] as const

/** Texts, and what inputs are called and ask for; not what stands in them. */
function said(element: HTMLElement): string {
  const own = [...element.querySelectorAll('*')].filter((each) => each.parentElement?.closest(INNER) === element)
  const parts = own.filter((each) => !each.matches(INNER))
  const texts = [element, ...parts].flatMap(({ childNodes }) =>
    [...childNodes].flatMap((node) => (node.nodeType === Node.TEXT_NODE ? [node.nodeValue?.trim() ?? ''] : [])),
  )
  const named = parts.map((each) => NAMED.map((name) => each.getAttribute(name) ?? '').join('|'))
  const closed = parts.map((each) => String(each.matches(':disabled, [readonly]')))
  return JSON.stringify([texts.filter((text) => text !== ''), named, closed, element.style.gridColumn])
}
