import { surfaces } from '../../config/index.ts'
import type { OutlineEntry } from '../../config/node.ts'
import { flat } from '../host/entries.ts'

/** The engine says of what it draws which entry it is, by its id; a grid says so of its columns. */
const drawn = '[data-entry], [role="columnheader"][data-field]'

/** What of a drawn screen belongs to an entry. */
export function elementsOf(page: Document, entry: OutlineEntry): HTMLElement[] {
  const found = [...page.querySelectorAll<HTMLElement>(drawn)].filter((each) => idOf(each) === entry.id)
  return found.filter((each) => endsWith(idsAt(each), entry.ids))
}

/** The entry that a place of a drawn screen belongs to: the innermost one around it that the screen's file has. */
export function entryAt(target: Element, entries: readonly OutlineEntry[]): OutlineEntry | undefined {
  const all = flat(entries).map(({ entry }) => entry)
  for (let ids = idsAt(target); ids.length > 0; ids = ids.slice(0, -1)) {
    const [closest] = all
      .filter((each) => endsWith(ids, each.ids))
      .sort((one, other) => other.keys.length - one.keys.length)
    if (closest !== undefined) return closest
  }
  return undefined
}

/** What is drawn of entries on a page, the first of each, by the ids on the way to it. */
export function placesOn(page: Document): Map<string, HTMLElement> {
  const places = new Map<string, HTMLElement>()
  for (const each of page.querySelectorAll<HTMLElement>(drawn)) {
    const way = idsAt(each).join('/')
    if (!places.has(way)) places.set(way, each)
  }
  return places
}

/** Ids of the entries around a place, from the outermost. */
function idsAt(place: Element): string[] {
  const ids: string[] = []
  for (let at = place.closest(drawn); at !== null; at = at.parentElement?.closest(drawn) ?? null) ids.unshift(idOf(at))
  return ids
}

function idOf(element: Element): string {
  return element.getAttribute('data-entry') ?? element.getAttribute('data-field') ?? ''
}

function endsWith(ids: readonly string[], end: readonly string[]): boolean {
  return ids.length >= end.length && end.every((id, index) => id === ids[ids.length - end.length + index])
}

/** The colour of a state, as the page has it that is marked: light or dark. */
const ink = (state: 'danger' | 'info' | 'success') =>
  `light-dark(${surfaces.light.tones[state].ink}, ${surfaces.dark.tones[state].ink})`

export const marks = {
  selected: `2px solid ${ink('info')}`,
  target: `2px dashed ${ink('info')}`,
  new: `3px solid ${ink('success')}`,
  changed: `3px dashed ${ink('info')}`,
  gone: `3px dotted ${ink('danger')}`,
} as const

/** Outlines elements, and takes that outline from all others. */
export function markOnly(page: Document, kind: keyof typeof marks, elements: readonly HTMLElement[]): void {
  for (const each of page.querySelectorAll<HTMLElement>(`[data-studio-${kind}]`)) {
    each.style.outline = ''
    each.style.outlineOffset = ''
    each.removeAttribute(`data-studio-${kind}`)
  }
  for (const each of elements) {
    each.style.outline = marks[kind]
    each.style.outlineOffset = isCutOff(each) ? '-2px' : '2px'
    each.setAttribute(`data-studio-${kind}`, '')
  }
}

/** Whether the edge of what an element stands in cuts off what is drawn around it: headers of lists, entries of a bar that scrolls. */
function isCutOff({ parentElement: inside, ownerDocument }: HTMLElement): boolean {
  return [inside, inside?.parentElement].some(
    (each) => each && !['', 'visible'].includes(ownerDocument.defaultView?.getComputedStyle(each).overflow ?? ''),
  )
}

/** Lets a page in a frame move the focus only where it has it: who types around the frame is not interrupted when the page is drawn anew. */
export function keepToItsFocus(page: Document): void {
  const Element = page.defaultView?.HTMLElement
  if (Element === undefined) return
  const { focus } = Element.prototype
  Element.prototype.focus = function (options) {
    if (page.hasFocus()) focus.call(this, options)
  }
}
