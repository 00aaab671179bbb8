import type { LookupItem, LookupResult } from '../../render/index.ts'
import { plain } from '../wire/text.ts'

/** Options shown at once. */
const MOST = 200

/** The options that a typed text fits: by code, name, local name or description. Nothing typed fits nothing (one character at least). */
export function matches(items: readonly LookupItem[], typed: string): LookupItem[] {
  const wanted = plain(typed)
  if (wanted === '') return []
  const fits = (item: LookupItem) =>
    [item.value, item.label, item.description, item.item.localName].some(
      (text) => typeof text === 'string' && plain(text).includes(wanted),
    )
  return items.filter(fits).slice(0, MOST)
}

/**
 * What is offered for a typed text: the options that it fits, those chosen lately first. While nothing is typed, only those:
 * the list of all parties is long.
 */
export function offers(items: readonly LookupItem[], typed: string, recent: readonly string[]): LookupItem[] {
  const lately = recent.flatMap((code) => items.find((item) => item.value === code) ?? [])
  if (typed.trim() === '') return lately
  const fitting = matches(items, typed)
  const first = lately.filter((item) => matches([item], typed).length > 0)
  return [...first, ...fitting.filter((item) => !first.includes(item))]
}

/** The one option whose code or name is exactly what was typed. */
export function exactMatch(items: readonly LookupItem[], typed: string): LookupItem | undefined {
  const wanted = plain(typed)
  const found = items.filter((item) => plain(item.value) === wanted || plain(item.label) === wanted)
  return found.length === 1 ? found[0] : undefined
}

/** What the open list says while it has nothing to offer; `none` when nothing fits. */
export function emptyLabel(state: LookupResult['state'], typed: string, none = 'lookup.noParty'): string {
  if (typed.trim() === '') return 'lookup.typeSomething'
  if (state === 'ready') return none
  return state === 'failed' ? 'lookup.failed' : 'lookup.pleaseWait'
}
