import type { Entry } from '../../config/index.ts'
import { extensionOf, isFilled, isKnown as knows } from '../../config/index.ts'
import type { DocumentNames, DocumentOptions } from './manifest.ts'
import { showText } from '../wire/text.ts'

/** A file that was read: its name, and its content as base64 text. */
export interface ReadFile {
  name: string
  content: string
}

/** What becomes of a document at the next save. */
export type Change = 'added' | 'replaced' | 'removed' | undefined

const CODES = new Map<unknown, Change>([
  ['A', 'added'],
  ['U', 'replaced'],
  ['D', 'removed'],
])

/** What becomes of a document, by its action code. */
export function changeOf(entry: Entry, names: DocumentNames): Change {
  return CODES.get(entry[names.action])
}

/** Documents as the gateway has them: what it says was to become of one has happened, and one that was deleted is not there. */
export function arrived(entries: readonly Entry[], names: DocumentNames): Entry[] {
  return entries
    .filter((entry) => changeOf(entry, names) !== 'removed')
    .map((entry) => (changeOf(entry, names) === undefined ? entry : { ...entry, [names.action]: undefined }))
}

/** The documents of a form, those that are as they came (`record`) as the gateway has them. */
export function sinceArrived(entries: readonly Entry[], record: readonly Entry[], names: DocumentNames): Entry[] {
  const { id, action, content } = names
  const isAsItCame = (entry: Entry): boolean =>
    !isFilled(entry[content]) &&
    record.some(
      (each) => each === entry || (isKnown(entry, names) && each[id] === entry[id] && each[action] === entry[action]),
    )
  return entries.flatMap((entry) => (isAsItCame(entry) ? arrived([entry], names) : [entry]))
}

/** Whether the gateway already has the document. */
function isKnown(entry: Entry, { id: idField }: DocumentNames): boolean {
  return knows(entry, { idField, actionField: undefined, added: '', changed: '', removed: '' })
}

/** Whether two entries are one document as it stood at two times: by its id, a new one by its number. */
export function isSame(one: Entry, other: Entry, { id, serial }: DocumentNames): boolean {
  const known = showText(one[id])
  if (known !== '' || showText(other[id]) !== '') return known === showText(other[id])
  return serial !== undefined && showText(one[serial]) !== '' && one[serial] === other[serial]
}

/** Where a document stands by now; -1 where it has gone. */
export function placeOf(entry: Entry, entries: readonly Entry[], names: DocumentNames): number {
  return entries.findIndex((each) => each === entry || isSame(each, entry, names))
}

/** What may be done with a document. */
export interface Acts {
  replace: boolean
  undo: boolean
  remove: boolean
}

/**
 * What can be done with a document: only one of the portal's own source may be replaced or deleted, and not once the
 * record is closed by (specification, §4); a new one always; nothing with one that came without its id, nor where one only reads.
 */
export function actsOn(
  entry: Entry,
  options: DocumentOptions,
  { readOnly, isClosed }: { readOnly: boolean; isClosed: boolean },
): Acts {
  const { names, ownSource } = options
  const known = isKnown(entry, names)
  const change = changeOf(entry, names)
  const isNew = !known && change === 'added'
  const isOwn = names.source === undefined || entry[names.source] === ownSource
  const mayChange = !readOnly && (isNew || (known && isOwn && !isClosed)) && change !== 'removed'
  return {
    replace: mayChange && (options.replace || isNew),
    undo: !readOnly && known && change !== undefined,
    remove: mayChange && (options.remove || isNew),
  }
}

/** The documents that a save has something to do with. */
export function changed(entries: readonly Entry[], names: DocumentNames): Entry[] {
  return entries.filter((entry) => changeOf(entry, names) !== undefined)
}

/** Of the documents of a record those that a part shows: all, or those of its one type. */
export function ofItsType(
  entries: readonly Entry[],
  { names, ofType }: Pick<DocumentOptions, 'names' | 'ofType'>,
): readonly Entry[] {
  const { type = '' } = names
  return ofType === undefined ? entries : entries.filter((entry) => entry[type] === ofType)
}

/** Whether a part with one type has as many documents as it takes, those left out that are to be deleted. */
export function hasMost(entries: readonly Entry[], options: DocumentOptions): boolean {
  const { names, ofType, most = 1 } = options
  const held = ofItsType(entries, options).filter((entry) => changeOf(entry, names) !== 'removed')
  return ofType !== undefined && held.length >= most
}

/** How many files a save would send. */
export function filesToSend(entries: readonly Entry[], names: DocumentNames): number {
  return entries.filter((entry) => ['added', 'replaced'].includes(changeOf(entry, names) ?? '')).length
}

/** Puts a new document before the others, numbered one above the highest, 1 when there is none (specification, §4). */
export function added(entries: readonly Entry[], file: ReadFile, options: DocumentOptions): Entry[] {
  const { names, newRow, ofType } = options
  const next = 1 + Math.max(0, ...entries.map((entry) => serialOf(entry, names)))
  const entry: Entry = {
    ...newRow,
    ...(names.type === undefined || ofType === undefined ? {} : { [names.type]: ofType }),
    ...(names.serial === undefined ? {} : { [names.serial]: next }),
    ...filed(file, names),
    [names.action]: 'A',
  }
  return [entry, ...entries]
}

/** Puts another file in the place of a document's (forms §4); a new one stays new. */
export function replaced(entry: Entry, file: ReadFile, names: DocumentNames): Entry {
  return { ...entry, ...filed(file, names), [names.action]: isKnown(entry, names) ? 'U' : 'A' }
}

/** Takes a document out: a new one goes, a known one is marked. */
export function removed(entries: readonly Entry[], index: number, names: DocumentNames): Entry[] {
  return entries.flatMap((entry, at) => {
    if (at !== index) return [entry]
    return isKnown(entry, names) ? [{ ...entry, [names.action]: 'D' }] : []
  })
}

/** The document without what was to become of it, as the gateway has it. */
export function undone(entry: Entry, loaded: readonly Entry[], names: DocumentNames): Entry {
  const before = loaded.find((each) => each[names.id] === entry[names.id])
  if (before !== undefined) return before
  return { ...entry, [names.action]: undefined, [names.content]: undefined }
}

/**
 * Documents with changes that were kept on the device: of one that is still there its own, of one that has gone meanwhile the new file, as
 * a new document.
 */
export function withChanges(entries: readonly Entry[], changes: readonly Entry[], names: DocumentNames): Entry[] {
  const isOf = (entry: Entry) => (change: Entry) => isKnown(change, names) && change[names.id] === entry[names.id]
  const isThere = (change: Entry): boolean => entries.some((entry) => isOf(entry)(change))
  const others = changes.filter((change) => !isThere(change) && changeOf(change, names) !== 'removed')
  return [
    ...others.map((change) => ({ ...change, [names.id]: undefined, [names.action]: 'A' })),
    ...entries.map((entry) => changes.find(isOf(entry)) ?? entry),
  ]
}

/** The documents without anything that is still to be saved: what the gateway has. */
export function settled(entries: readonly Entry[], loaded: readonly Entry[], names: DocumentNames): Entry[] {
  return entries.flatMap((entry) => {
    if (changeOf(entry, names) === undefined) return [entry]
    return isKnown(entry, names) ? [undone(entry, loaded, names)] : []
  })
}

/** Documents in the order in which they are shown, the highest number first, each with its place in the data. */
export function shown(entries: readonly Entry[], names: DocumentNames): { entry: Entry; index: number }[] {
  return entries
    .map((entry, index) => ({ entry, index }))
    .sort((one, other) => serialOf(other.entry, names) - serialOf(one.entry, names))
}

function filed({ name, content }: ReadFile, names: DocumentNames): Entry {
  return {
    [names.file]: name,
    [names.content]: content,
    ...(names.extension === undefined ? {} : { [names.extension]: extensionOf(name) }),
  }
}

/** The number of a document, which a gateway may send as a text. */
function serialOf(entry: Entry, { serial }: DocumentNames): number {
  const value = serial === undefined ? 0 : Number(entry[serial])
  return Number.isFinite(value) ? value : 0
}
