import type { Scope } from '../conditions/condition.ts'
import { childOf, isWithin, joinPath } from '../conditions/paths.ts'
import type { EntryPlace } from '../model/entry.ts'
import type { FieldModel } from '../model/form.ts'
import type { Path } from '../model/values.ts'
import { isOfType, messagePlace } from './entry-type.ts'
import { actionCodesOf, entriesOf, isRemoved, isStored, marked } from './entries.ts'
import type { Entry, EntryOptions } from './entries.ts'
import { ofData } from './scope.ts'

/** Options of a part that edits the text of one entry of a list, with the defaults of its manifest. */
export interface OwnEntryOptions extends EntryOptions {
  readonly keyField: string
  readonly key: string
  readonly textField: string
}

/** Where the options of a field say that its text lives. */
export function entryPlaceOf({ keyField, key, textField, ...options }: OwnEntryOptions): EntryPlace {
  return { keyField, key, textField, codes: actionCodesOf(options) }
}

/** The list without the entry at a place, as if its text had been emptied; the list itself where it holds no text there. */
export function withoutEntry(list: unknown, place: EntryPlace): unknown {
  return readEntry(list, place) === '' ? list : writeEntry(list, undefined, place)
}

const finder = (place: EntryPlace) => (entry: unknown) => childOf(entry, place.keyField) === place.key

/** Where the entry is in the list as it came, whatever else is in it; -1 when there is none. */
export function entryIndex(list: unknown, place: EntryPlace): number {
  return Array.isArray(list) ? list.findIndex(finder(place)) : -1
}

/**
 * Whether a path inside of a list that several fields share lies in the entries of this one; every other path does. The list itself is not that
 * of a field which has the entries of one type.
 */
export function holdsEntry(field: FieldModel, path: Path, scope: Scope): boolean {
  const { path: list, ownEntry, entryType } = field
  if (!isWithin(path, list)) return true
  if (entryType !== undefined) {
    const [index = ''] = path.slice(list.length + 1).split('.')
    return path === messagePlace(field, list) || isOfType(scope.get(ofData(joinPath(list, index))), entryType)
  }
  if (path === list) return true
  return ownEntry === undefined || isWithin(path, `${list}.${String(entryIndex(scope.get(ofData(list)), ownEntry))}`)
}

/** The text of the entry; empty when there is none or it is marked as removed. */
export function readEntry(list: unknown, place: EntryPlace): string {
  const entry = entriesOf(list).find(finder(place))
  const text = entry === undefined || isRemoved(entry, place.codes) ? undefined : entry[place.textField]
  return typeof text === 'string' ? text : ''
}

/**
 * The list with the text put into its entry. An entry is made where there is none (added), a stored one is changed, an emptied one
 * is marked as removed when the gateway has it and taken out when not. Other entries stay. An empty list is no value.
 */
export function writeEntry(list: unknown, text: string | undefined, place: EntryPlace): Entry[] | undefined {
  const entries = entriesOf(list)
  const at = entries.findIndex(finder(place))
  const next = at < 0 ? added(entries, text, place) : replaced(entries, at, text, place)
  return next.length === 0 ? undefined : next
}

function added(entries: Entry[], text: string | undefined, place: EntryPlace): Entry[] {
  if (text === undefined) return entries
  return [...entries, marked({ [place.keyField]: place.key, [place.textField]: text }, place.codes, place.codes.added)]
}

function replaced(entries: Entry[], at: number, text: string | undefined, place: EntryPlace): Entry[] {
  const { codes } = place
  return entries.flatMap((entry, index) => {
    if (index !== at) return [entry]
    const stored = isStored(entry, codes)
    if (text !== undefined)
      return [marked({ ...entry, [place.textField]: text }, codes, stored ? codes.changed : codes.added)]
    return stored && codes.actionField !== undefined
      ? [marked({ ...entry, [place.textField]: '' }, codes, codes.removed)]
      : []
  })
}
