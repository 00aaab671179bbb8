import { childOf, getAt, resolveCall } from '../../config/index.ts'
import type { Scope, TrackingModel } from '../../config/index.ts'
import { callOperation, reasonOf } from '../../render/source.ts'
import type { Answer, DataPort } from '../../render/source.ts'
import { isNumberOf } from '../../widgets/wire/check-digit.ts'
import { scopeOf } from '../session/access.ts'
import type { AccessRoots } from '../session/access.ts'
import { tidy } from './numbers.ts'

/** A record that was found: what the drawer opens it by, and what tells it apart from the others. */
export interface FoundRecord {
  id: string
  texts: string[]
}

/** What came of numbers: records to open, and the numbers that are in none of them; or why there are none. */
export type Tracked =
  /** `failed`: some of the numbers could not be asked for. */
  | { kind: 'found'; records: FoundRecord[]; missing: string[]; failed?: { message: string | null } }
  /** The gateway knows nothing of that number (204). */
  | { kind: 'nothing' }
  | { kind: 'failed'; message: string | null }

/** How many numbers one call asks for: few enough for an address, and for an answer that holds what they lead to. */
const MOST_NUMBERS = 50

/**
 * Asks the operation of portal.json for the records that the numbers of each kind lead to, each record once. Numbers of one
 * kind are asked for together, many of them by several calls. A failure is the whole answer only where no other call found anything.
 */
async function track(
  gateway: DataPort,
  tracking: TrackingModel,
  typed: readonly TypedNumbers[],
  roots: AccessRoots,
): Promise<Tracked> {
  const { operation } = tracking
  if (operation === undefined)
    return { kind: 'found', records: typed.map(({ numbers }) => ({ id: numbers.join(), texts: [] })), missing: [] }
  const around = scopeOf(roots)
  const parts = typed.flatMap(inParts)
  const answers = await Promise.all(
    parts.map(({ kind, numbers }) => {
      const number = numbers.join()
      const own = tracking.numbers.find(({ id }) => id === kind)?.query
      const scope: Scope = { get: (name) => (name === 'number' ? number : around.get(name)) }
      const inQuery = tracking.body === undefined ? { [kind]: number } : {}
      const query = { ...tracking.query, ...own, ...inQuery }
      return callOperation(gateway, operation, resolveCall({ ...tracking, query }, scope))
    }),
  )
  const found = answers.flatMap((answer) => (answer.ok ? listIn(answer.data, tracking.at) : []))
  const records = [
    ...new Map(found.flatMap((record) => namedRecord(record, tracking)).map((record) => [record.id, record])).values(),
  ]
  const failure = answers.find((answer) => !answer.ok)
  const failed = failure && { message: reasonOf(failure.problem) ?? null }
  // Of numbers that could not be asked for, or whose answer does not hold all that they lead to, nobody knows that they lead nowhere.
  const answered = parts.filter((_, at) => isWhole(answers[at], tracking))
  if (records.length > 0)
    return { kind: 'found', records, missing: missingIn(found, answered), ...(failed && { failed }) }
  return failed === undefined ? { kind: 'nothing' } : { kind: 'failed', ...failed }
}

/** Whether an answer holds all the records that there are. */
function isWhole(answer: Answer | undefined, { at }: TrackingModel): boolean {
  if (!answer?.ok) return false
  // One that says no total holds all.
  return !(Number(childOf(answer.data, 'totalRecords')) > listIn(answer.data, at).length)
}

/** Numbers of a kind, each once, so many at a time as one call asks for. */
function inParts({ kind, numbers }: TypedNumbers): TypedNumbers[] {
  const each = [...new Set(numbers)]
  return Array.from({ length: Math.ceil(each.length / MOST_NUMBERS) }, (_, part) => ({
    kind,
    numbers: each.slice(part * MOST_NUMBERS, (part + 1) * MOST_NUMBERS),
  }))
}

/** As `track`; numbers of one kind that lead to nothing are asked for by the other kinds, where the portal says so. */
export async function trackAnyKind(
  gateway: DataPort,
  tracking: TrackingModel,
  typed: readonly TypedNumbers[],
  roots: AccessRoots,
): Promise<Tracked> {
  const [only, ...further] = typed
  const tracked = await track(gateway, tracking, typed, roots)
  if (!tracking.anyKind || tracked.kind !== 'nothing' || only === undefined || further.length > 0) return tracked
  const others = tracking.numbers.filter(({ id }) => id !== only.kind)
  return track(
    gateway,
    tracking,
    others.map(({ id: kind }) => ({ kind, numbers: only.numbers })),
    roots,
  )
}

/** Numbers of one kind, by the kind's id. */
export interface TypedNumbers {
  kind: string
  numbers: string[]
}

/** The numbers typed, by kind: each of the kind that its check digit shows beyond doubt, else of the one chosen. */
export function byKind(typed: string, kinds: TrackingModel['numbers'], chosen: string): TypedNumbers[] {
  const found = new Map<string, string[]>()
  for (const number of tidy(typed).split(',')) {
    const kind = kinds.find(({ recognise }) => recognise !== undefined && isNumberOf(number, recognise))?.id ?? chosen
    found.set(kind, [...(found.get(kind) ?? []), number])
  }
  return [...found].map(([kind, numbers]) => ({ kind, numbers }))
}

function listIn(answer: unknown, at: string): unknown[] {
  const list = getAt(answer, at)
  return Array.isArray(list) ? list : []
}

function namedRecord(record: unknown, { id = 'id', choice = [] }: TrackingModel): FoundRecord[] {
  const key = childOf(record, id)
  const texts = choice.map((path) => getAt(record, path)).filter((value) => typeof value === 'string' && value !== '')
  const isKey = (typeof key === 'string' && key !== '') || typeof key === 'number'
  return isKey ? [{ id: String(key), texts: texts as string[] }] : []
}

/** The numbers that stand nowhere in what was found. Spaces and hyphens are written by some and left out by others. */
function missingIn(found: readonly unknown[], typed: readonly TypedNumbers[]): string[] {
  const bare = (text: string): string => text.replaceAll(/[^\p{L}\p{N}]/gu, '').toUpperCase()
  const all = bare(JSON.stringify(found))
  return [...new Set(typed.flatMap(({ numbers }) => numbers))].filter((number) => !all.includes(bare(number)))
}
