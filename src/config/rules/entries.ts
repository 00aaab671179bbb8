import { isFilled } from '../conditions/condition.ts'
import type { ActionCodes } from '../model/entry.ts'

/** One entry of a list in the data. */
export type Entry = Record<string, unknown>

/** Options of a part that edits a list, with the defaults of its manifest. */
export interface EntryOptions {
  readonly idField: string
  readonly actionField?: string
  readonly actionCodes: { readonly added: string; readonly changed: string; readonly removed: string }
}

/** The action codes that a part's options describe. */
export function actionCodesOf({ idField, actionField, actionCodes }: EntryOptions): ActionCodes {
  return { idField, actionField, ...actionCodes }
}

/** A list in the data as entries; anything else is an empty list. */
export function entriesOf(value: unknown): Entry[] {
  return Array.isArray(value) ? value.filter(isEntry) : []
}

/** Whether a value is an entry. */
export function isEntry(value: unknown): value is Entry {
  return typeof value === 'object' && value !== null
}

/** Whether an entry has the id that the gateway gave it: by that it is told apart from the others. */
export function isKnown(entry: Entry, codes: ActionCodes): boolean {
  const id = entry[codes.idField]
  return id !== undefined && id !== null && id !== ''
}

/**
 * Whether the gateway already has this entry: by its id, or, of one that came without (shipments §3 has "id or itemUniqueRefNo", a
 * remark none), because it does not say that it was added here.
 */
export function isStored(entry: Entry, codes: ActionCodes): boolean {
  if (isKnown(entry, codes)) return true
  return (
    codes.actionField !== undefined && entry[codes.actionField] !== codes.added && Object.values(entry).some(isFilled)
  )
}

/** Whether the entry is marked as removed. */
export function isRemoved(entry: Entry, codes: ActionCodes): boolean {
  return codes.actionField !== undefined && entry[codes.actionField] === codes.removed
}

/** The entry with its code put, when the list has a field for it. */
export function marked(entry: Entry, codes: ActionCodes, code: string): Entry {
  if (codes.actionField === undefined || entry[codes.actionField] === code) return entry
  return { ...entry, [codes.actionField]: code }
}

/** Whether nobody has entered anything into a new entry: it holds nothing but, where the list has a field for it, its code. */
export function isBlank(entry: Entry, codes: ActionCodes): boolean {
  return (
    codes.actionField !== undefined &&
    entry[codes.actionField] === codes.added &&
    Object.entries(entry).every(([name, value]) => name === codes.actionField || !isFilled(value))
  )
}
