import type { OutlineEntry } from '../config/node.ts'
import { flat } from './entries.ts'

/** What of a drawn screen belongs to an entry: the slot of a field, a section, the header of a column, else what reads as it does. */
export function elementsOf(page: Document, entry: OutlineEntry, language: string): Element[] {
  const id = CSS.escape(entry.id)
  const drawn = [...page.querySelectorAll(`[id$="-${id}-slot"], [id$="-section-${id}"], [role="columnheader"][data-field="${id}"]`)]
  if (drawn.length > 0) return drawn
  const text = entry.texts[language]
  return text === undefined ? [] : [...page.querySelectorAll('dt, th, label, h2, h3, h4, button, [role="columnheader"]')].filter((each) => each.textContent.trim() === text).slice(0, 1)
}

/** The entry that a place of a drawn screen belongs to. */
export function entryAt(target: Element, entries: readonly OutlineEntry[], language: string): OutlineEntry | undefined {
  const all = flat(entries).map(({ entry }) => entry)
  for (let at: Element | null = target; at !== null; at = at.parentElement) {
    const column = at.getAttribute('data-field')
    const found = all.find(({ id }) => at?.id.endsWith(`-${id}-slot`) === true || at?.id.endsWith(`-section-${id}`) === true || column === id)
    if (found !== undefined) return found
  }
  const text = target.textContent.trim()
  return all.find(({ texts }) => texts[language] === text)
}

const mark = '2px solid #c2410c'

/** Marks elements as selected and takes the mark from all others. */
export function markOnly(page: Document, elements: readonly Element[]): void {
  for (const each of page.querySelectorAll<HTMLElement>('[data-selected]')) {
    each.style.outline = ''
    delete each.dataset['selected']
  }
  for (const each of elements) {
    if (!(each.ownerDocument === page && 'style' in each)) continue
    const element = each as HTMLElement
    element.style.outline = mark
    element.dataset['selected'] = ''
  }
}
