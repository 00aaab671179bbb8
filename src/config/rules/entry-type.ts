import { childOf, joinPath } from '../conditions/paths.ts'
import type { ActionCodes, EntryType } from '../model/entry.ts'
import type { FieldModel } from '../model/form.ts'
import type { Path } from '../model/values.ts'
import { entriesOf, isRemoved } from './entries.ts'
import type { Entry } from './entries.ts'

/** Options of a part whose fields may have the entries of one type of a list. */
export interface TypedEntryOptions {
  readonly ofType?: string
  readonly most?: number
  readonly names: { readonly type?: string; readonly id: string; readonly action: string }
}

/** The contract's codes of what becomes of such an entry. */
const CODES = { added: 'A', changed: 'U', removed: 'D' }

/** Which entries the options of a field give it; undefined where it has all of them. */
export function entryTypeOf({ ofType, most, names }: TypedEntryOptions): EntryType | undefined {
  if (ofType === undefined || names.type === undefined) return undefined
  const codes = { idField: names.id, actionField: names.action, ...CODES }
  return { field: names.type, is: ofType, ...(most !== undefined && { most }), codes }
}

/** Where messages about a field as a whole stand: of one that has a part of a list only, at the type in that list. */
export function messagePlace({ entryType }: FieldModel, path: Path): Path {
  return entryType === undefined ? path : joinPath(path, entryType.is)
}

/** What a field has of the value at its path: of one with entries of a type, those that are not marked as removed. */
export function valueOfField({ entryType }: FieldModel, value: unknown): unknown {
  if (entryType === undefined) return value
  return entriesOf(value).filter((entry) => isOfType(entry, entryType) && !isRemoved(entry, entryType.codes))
}

/** Whether an entry is of a type. */
export function isOfType(entry: unknown, { field, is }: EntryType): boolean {
  return childOf(entry, field) === is
}

/**
 * A list as it will stand once what was sent is carried out: the stored entries, with changes applied and removed ones left out, and the
 * added ones. An entry that was sent without a code changes nothing: the stored one counts.
 */
export function carriedOut(
  stored: unknown,
  sent: unknown,
  { idField, actionField = '', ...codes }: ActionCodes,
): Entry[] {
  const changes = entriesOf(sent)
  const changeOf = (entry: Entry): Entry | undefined =>
    changes.find((each) => each[idField] === entry[idField] && each[actionField] !== undefined)
  return [
    ...entriesOf(stored).flatMap((entry) => {
      const change = changeOf(entry)
      return change?.[actionField] === codes.removed ? [] : [{ ...entry, ...change }]
    }),
    ...changes.filter((each) => each[actionField] === codes.added),
  ]
}
