import { resolveBody } from '../../../config/index.ts'
import type { LabelId, TrackingModel } from '../../../config/index.ts'
import type { GatewayClient } from '../../../contract/index.ts'
import type { AccessRoots } from '../../session/access.ts'
import { scopeOf } from '../../session/access.ts'
import { isNumberOf } from '../../../widgets/check-digit.ts'
import { callInput } from '../../session/still-here.ts'

/** What came of a number: records to open, the first of them shown, or why there are none. */
export type Tracked =
  | { kind: 'found'; records: string[] }
  /** The gateway knows nothing of that number (204). */
  | { kind: 'nothing' }
  | { kind: 'failed'; message: string | null }

/** What is wrong with a number as typed (specification of the shipments, §5); undefined when nothing is. */
export function complaintOf(typed: string, { characters }: Pick<TrackingModel, 'characters'>): LabelId | undefined {
  if (typed.trim() === '') return 'tracking.required'
  return characters === 'simple' && !/^[A-Za-z0-9 ,/-]+$/.test(typed) ? 'tracking.pattern' : undefined
}

/**
 * Asks the operation of portal.json for the records that a number leads to. `kind` is the id of the kind of number. Several
 * numbers are comma-joined; spaces around them do not count.
 */
export async function track(gateway: GatewayClient, tracking: TrackingModel, kind: string, typed: string, roots: AccessRoots): Promise<Tracked> {
  const number = tidy(typed)
  if (tracking.operation === undefined) return { kind: 'found', records: [number] }
  const { path, query } = callInput(tracking, roots)
  const { body } = tracking
  const around = scopeOf(roots)
  const sent = body && resolveBody(body, { get: (name) => (name === 'number' ? number : around.get(name)) })
  const own = callInput({ path: {}, query: tracking.numbers.find(({ id }) => id === kind)?.query ?? {} }, roots).query
  const answer = await gateway.callNamed(tracking.operation, { path, query: { ...query, ...own, ...(sent === undefined && { [kind]: number }) }, body: sent })
  if (!answer.ok) return { kind: 'failed', message: answer.problem.fieldErrors[0]?.message ?? null }
  const records = recordsIn(answer.data, tracking)
  return answer.status === 204 || records.length === 0 ? { kind: 'nothing' } : { kind: 'found', records }
}

/** The kind that all numbers are beyond doubt, by their check digits; else the one chosen. A single-kind form has no choice to overrule. */
export function kindOf(typed: string, numbers: TrackingModel['numbers'], chosen: string): string {
  const each = tidy(typed).split(',').filter((number) => number !== '')
  const found = numbers.find(({ recognise }) => recognise !== undefined && each.length > 0 && each.every((number) => isNumberOf(number, recognise)))
  return found?.id ?? chosen
}

/** Numbers without the spaces around them, comma-joined; each may stand on a line of its own. */
export function tidy(typed: string): string {
  return typed
    .split(/[,\n\r]/)
    .map((number) => number.trim())
    .filter((number) => number !== '')
    .join(',')
}

function recordsIn(answer: unknown, { at, id = 'id' }: TrackingModel): string[] {
  const list = at === '' ? answer : at.split('.').reduce<unknown>(member, answer)
  return Array.isArray(list) ? list.map((record) => member(record, id)).filter((value) => typeof value === 'string') : []
}

function member(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, key) ? (value as Record<string, unknown>)[key] : undefined
}
