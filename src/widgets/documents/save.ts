import { getAt } from '../../render/index.ts'
import type { Answer, EngineServices } from '../../render/index.ts'
import { entriesOf } from '../../config/index.ts'
import type { Entry } from '../../config/index.ts'
import { callOperation, failureText, isAnswered, newKey } from '../../render/source.ts'
import { showText } from '../wire/text.ts'
import { changed, changeOf, isSame, ofItsType } from './list.ts'
import type { DocumentNames, DocumentOptions } from './manifest.ts'

/** What a save of documents is answered with (specification of the forms, §8). */
const SUCCESSES: readonly number[] = [200, 201]

function isSuccess(answer: Answer): answer is Extract<Answer, { ok: true }> {
  return answer.ok && SUCCESSES.includes(answer.status)
}

type Read = (path: string) => unknown
type Save = NonNullable<DocumentOptions['save']>

/** What a save sends: the changed documents under the payload's names, each with what the record says. */
export function payloadOf(
  entries: readonly Entry[],
  { list, body = {}, each = {}, fields }: Pick<Save, 'list' | 'body' | 'each' | 'fields'>,
  names: DocumentNames,
  read: Read,
): Entry {
  const fromRecord = filled(Object.entries(each).map(([name, path]) => [name, read(path)]))
  const documents = changed(entries, names).map((entry) => ({
    ...fromRecord,
    ...filled(Object.entries(fields).map(([name, field]) => [name, entry[field]])),
  }))
  return { ...filled(Object.entries(body).map(([name, path]) => [name, read(path)])), [list]: documents }
}

/** How a save ended. */
export interface Saved {
  /** The documents as they now stand; those that were refused are still to be saved. */
  entries: Entry[]
  /** What was refused: the file's name and why. */
  refused: { name: string; error: string }[]
}

/** What became of a document that was sent or left alone: as it now stands, absent when it was removed; or why it was refused. */
interface Outcome {
  entry: Entry
  now: Entry | undefined
  error?: string
}

/** What became of documents: there is one answer for each that was sent, in that order. */
function outcomesOf(entries: readonly Entry[], answered: readonly Entry[], names: DocumentNames): Outcome[] {
  let at = 0
  return entries.map((entry) => {
    const change = changeOf(entry, names)
    if (change === undefined) return { entry, now: entry }
    const answer = answered[at++] ?? {}
    const error = showText(answer['statusMessage'])
    // What was to be deleted and is not there any more is gone, whoever deleted it.
    const isGone = change === 'removed' && answer[names.action] === 'D' && showText(answer[names.id]) === ''
    if (error !== '') return { entry, now: isGone ? undefined : entry, error }
    const now = { ...entry, ...answer, [names.action]: undefined, [names.content]: undefined }
    return { entry, now: change === 'removed' ? undefined : now }
  })
}

/** Puts what the gateway answered in the place of what was sent; documents that were not sent stay as they are. */
export function merged(
  entries: readonly Entry[],
  answered: readonly Entry[],
  names: DocumentNames,
  sent: readonly Entry[] = entries,
): Saved {
  const outcomes = outcomesOf(sent, answered, names)
  return {
    entries: entries.flatMap((entry) => {
      const outcome = outcomes.find((each) => each.entry === entry)
      const now = outcome === undefined ? entry : outcome.now
      return now === undefined ? [] : [now]
    }),
    refused: outcomes.flatMap(({ entry, error }) =>
      error === undefined ? [] : [{ name: showText(entry[names.file]), error }],
    ),
  }
}

/**
 * The documents as they stand once it is known what became of an earlier save: what was changed since then stays a change. One that is
 * stored by now and was changed replaces itself; one that was taken out is to be deleted.
 */
export function carriedOver(
  current: readonly Entry[],
  sent: readonly Entry[],
  answered: readonly Entry[],
  names: DocumentNames,
): Entry[] {
  const outcomes = outcomesOf(sent, answered, names)
  const outcomeOf = (entry: Entry): Outcome | undefined =>
    outcomes.find((each) => sameJson(each.entry, entry)) ?? outcomes.find((each) => isSame(each.entry, entry, names))
  const seen = new Set(current.map(outcomeOf))
  const takenOut = outcomes.filter((each) => !seen.has(each) && each.error === undefined && each.entry !== each.now)
  return [
    ...current.flatMap((entry) => {
      const outcome = outcomeOf(entry)
      if (outcome === undefined) return [entry]
      if (outcome.now === undefined) return []
      if (outcome.error !== undefined) return [entry]
      if (sameJson(outcome.entry, entry)) return [outcome.now]
      const action = changeOf(entry, names) === 'removed' ? 'D' : 'U'
      return [{ ...outcome.now, ...entry, [names.id]: outcome.now[names.id], [names.action]: action }]
    }),
    ...takenOut.flatMap(({ now }) => (now === undefined ? [] : [{ ...now, [names.action]: 'D' }])),
  ]
}

/** Puts what became of a save under documents that were changed while it was under way. */
interface Carrying {
  carried(current: readonly Entry[]): Entry[]
}

/**
 * What is answered for each document that was sent, in that order; where not all were saved and one has no answer, or one that was not
 * deleted tells neither its id nor a complaint, what was said of all of them holds for it.
 */
function answersFor(
  sent: readonly Entry[],
  { status, data }: { status: number; data: unknown },
  { list }: Save,
  names: DocumentNames,
): Entry[] {
  const answered = getAt(data, list)
  const statusMessage = status === 201 ? '' : showText(getAt(data, 'statusMessage'))
  const silent = statusMessage === '' ? {} : { statusMessage }
  const all = changed(sent, names)
  return inOrderOf(all, Array.isArray(answered) ? answered : [], names).map((each, place) =>
    each && (showText(each[names.id]) !== '' || all[place]?.[names.action] === 'D') ? each : { ...silent, ...each },
  )
}

/**
 * Puts answers in the order of what they are of: a gateway may answer in another order, or of what it refused alone. One that names no
 * file that was sent is of what was sent in its place.
 */
export function inOrderOf(
  sent: readonly Entry[],
  answered: readonly unknown[],
  { file }: Pick<DocumentNames, 'file'>,
): (Entry | undefined)[] {
  const left = new Map(answered.flatMap((answer, at) => entriesOf([answer]).map((entry) => [at, entry] as const)))
  const take = (at: number | undefined): Entry | undefined => {
    const answer = left.get(at ?? -1)
    left.delete(at ?? -1)
    return answer
  }
  const named = sent.map((entry, place) => {
    const places = [...left].filter(([, answer]) => showText(answer[file]) === showText(entry[file])).map(([at]) => at)
    return take(places.includes(place) ? place : places[0])
  })
  const isOneForEach = answered.length === sent.length
  return named.map((answer, place) => {
    const isOfPlace = isOneForEach || showText(left.get(place)?.[file]) === ''
    return answer ?? (isOfPlace ? take(place) : undefined)
  })
}

/** A save that was sent and not answered. */
export interface UnansweredSave {
  key: string
  body: Entry
  entries: readonly Entry[]
}

/** What a save works with. */
export interface SaveParts {
  options: DocumentOptions & { save: Save }
  read: Read
  services: EngineServices
  /** Hears how much has been sent, from 0 to 1. */
  onSent(part: number): void
  /** The last one that was not answered. */
  unanswered: { current: UnansweredSave | undefined }
}

/**
 * Finds out what became of an earlier save, when the documents were changed since: it is sent as it was, under its own key. Answers
 * the documents as they stand then; undefined when it cannot be found out, and the person is told.
 */
export async function settleDocuments(
  current: readonly Entry[],
  parts: SaveParts,
): Promise<readonly Entry[] | undefined> {
  const { options, read, services, onSent, unanswered } = parts
  const { save, names } = options
  const earlier = unanswered.current
  const own = ofItsType(current, options)
  if (earlier === undefined || sameJson(earlier.body, payloadOf(own, save, names, read))) return current
  const { key, body } = earlier
  const answer = await callOperation(services.port, save.operation, { body, key }, { onSent })
  if (!isAnswered(answer)) {
    if (!answer.ok) services.notify({ severity: 'error', text: failureText(answer.problem, services.t) })
    return undefined
  }
  unanswered.current = undefined
  if (!isSuccess(answer)) return current
  return carriedOver(current, earlier.entries, answersFor(earlier.entries, answer, save, names), names)
}

/**
 * Saves what was changed of the documents that the part shows, and says how it ended (forms §8): 201, or 200 without a complaint, with a word of success, 200 with the errors of documents,
 * anything else with the first field error. The same documents are sent under one key until they are answered. Answers the documents
 * as they now stand; undefined when nothing was saved.
 */
export async function saveDocuments(
  entries: readonly Entry[],
  parts: SaveParts,
): Promise<(Saved & Carrying) | undefined> {
  const { options, read, services, onSent, unanswered } = parts
  const { save, names } = options
  const { port, notify, t } = services
  const own = ofItsType(entries, options)
  const body = payloadOf(own, save, names, read)
  const earlier = unanswered.current
  const key = earlier?.key ?? newKey()
  unanswered.current = { key, body, entries: own }
  const answer = await callOperation(port, save.operation, { body, key }, { onSent })
  // A status that is neither a success nor a failure tells nothing: it is sent again under its key.
  if (isAnswered(answer, earlier !== undefined) && (isSuccess(answer) || !answer.ok)) unanswered.current = undefined
  if (!isSuccess(answer)) {
    notify({ severity: 'error', text: answer.ok ? t('error.somethingWentWrong') : failureText(answer.problem, t) })
    return undefined
  }
  const answered = answersFor(own, answer, save, names)
  const saved = {
    ...merged(entries, answered, names, own),
    carried: (current: readonly Entry[]) => carriedOver(current, own, answered, names),
  }
  const statusMessage = showText(getAt(answer.data, 'statusMessage'))
  if (answer.status === 201 || (saved.refused.length === 0 && statusMessage === ''))
    notify({ severity: 'success', text: t('documents.saved') })
  else {
    const lines = saved.refused.map(({ name, error }) => t('documents.error', { name, error }))
    notify({ severity: 'error', text: statusMessage === '' ? t('error.somethingWentWrong') : statusMessage, lines })
  }
  return saved
}

/** Whether two values are the same on the wire, where a name without a value is none: one of them may have come back from a draft. */
function sameJson(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

function filled(values: [string, unknown][]): Entry {
  return Object.fromEntries(values.filter(([, value]) => value !== undefined && value !== null && value !== ''))
}
