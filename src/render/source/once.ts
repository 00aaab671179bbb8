import { newKey } from '../../contract/index.ts'
import type { Answer, CallInput, DataPort } from '../services/port.ts'
import { callOperation } from './call.ts'

export const UNAUTHORIZED = 401

/**
 * What refuses a call before its key is looked at: nobody is signed in, a right is missing, it came too slowly or with too many others, something
 * failed. It was not carried out, but an earlier one under the same key may have been.
 */
const BEFORE_ITS_KEY = [UNAUTHORIZED, 403, 408, 429, 500]

/**
 * Whether a status leaves open what became of a call: a proxy in front of the gateway gave up waiting. Content delivery networks use
 * numbers of their own for that, from 520 on.
 */
export function isUntold(status: number): boolean {
  return (status >= 502 && status <= 504) || (status >= 520 && status <= 530)
}

/**
 * Whether the gateway's answer shows what became of a call, which may have been sent before. Without one, or when it broke off, the
 * call may have been carried out.
 */
export function isAnswered(answer: Answer, isSentAgain = true): boolean {
  if (answer.ok) return true
  const { status } = answer.problem
  return status >= 300 && !isUntold(status) && !(isSentAgain && BEFORE_ITS_KEY.includes(status))
}

/** Keys of calls that were sent and not answered, by what they send. */
const unanswered = new WeakMap<DataPort, Map<string, string>>()

/**
 * Calls an operation that a person started outside of a form. The same call keeps one idempotency key until it is answered, so that pressing
 * again after a lost answer does not do it twice. Operations that may safely be repeated take no key.
 */
export async function callOnce(port: DataPort, operation: string, input: CallInput): Promise<Answer> {
  const keys = unanswered.get(port) ?? new Map<string, string>()
  unanswered.set(port, keys)
  const sent = JSON.stringify([operation, input])
  const earlier = keys.get(sent)
  const key = earlier ?? newKey()
  keys.set(sent, key)
  const answer = await callOperation(port, operation, { ...input, key })
  if (isAnswered(answer, earlier !== undefined)) keys.delete(sent)
  return answer
}
