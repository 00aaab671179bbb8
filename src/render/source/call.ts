import { getAt, isFilled, pathsOf, pathsOfBody, resolve, resolveBody } from '../../config/index.ts'
import type { CallModel, Path, Scope, SourceModel, ValueRule } from '../../config/index.ts'
import { newKey, operations } from '../../contract/index.ts'
import type { Answer as AnswerOf, OperationId, OperationInput, OperationResult } from '../../contract/index.ts'
import type { Answer, CallInput, CallOptions, DataPort } from '../services/port.ts'

/** What a call is given, as an entry of the JSON writes it: its path, query and body, or some of them. */
type CallRules = { [Part in 'path' | 'query' | 'body']?: CallModel[Part] | undefined }

/** What a call of an operation takes: typed by the contract where the operation is named in code. */
type InputOf<Id extends string> = Id extends OperationId ? OperationInput<Id> : CallInput
type ResultOf<Id extends string> = Id extends OperationId ? OperationResult<Id> : unknown

/** What a call sends: its rules, read in a scope. A parameter without a value is left out; there is a body where the JSON has one. */
export function resolveCall({ path, query, body }: CallRules, scope: Scope): CallInput {
  return {
    path: resolveValues(path, scope),
    query: resolveValues(query, scope),
    ...(body !== undefined && { body: resolveBody(body, scope) }),
  }
}

/** The values of rules by their names; those that are not filled are left out. */
export function resolveValues(rules: Readonly<Record<string, ValueRule>> = {}, scope: Scope): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(rules)
      .map(([name, rule]) => [name, resolve(rule, scope)] as const)
      .filter(([, value]) => isFilled(value)),
  )
}

/** Every path that a call reads. */
export function pathsOfCall({ path = {}, query = {}, body }: CallRules): Path[] {
  const rules = [...Object.values(path), ...Object.values(query)]
  return [...rules.flatMap(pathsOf), ...(body === undefined ? [] : pathsOfBody(body))]
}

/**
 * Calls an operation: the one function through which engine, parts and portal ask the gateway, whether the JSON names the
 * operation or the code does. Never rejects: a failure is an answer. What is done once has a key: the caller's, or one that the
 * same call has each time it is made until it is answered.
 */
export async function callOperation<Id extends string>(
  port: DataPort,
  operation: Id,
  input: InputOf<Id>,
  options?: CallOptions,
): Promise<AnswerOf<ResultOf<Id>>> {
  const keyed = keyedCall(port, operation, input)
  const answer = await port.call(operation, keyed?.input ?? input, options)
  if (isAnswered(answer)) keyed?.forget()
  return answer as AnswerOf<ResultOf<Id>>
}

/** Statuses that say nothing of what became of a call: nobody is signed in, or what stands before the gateway gave it up. */
const UNTOLD: readonly number[] = [401, 502, 503, 504]

/** Whether the gateway said what became of a call. Without a word, and with an answer that broke off, it may have been carried out. */
export function isAnswered(answer: Answer): boolean {
  if (answer.ok) return true
  const { status } = answer.problem
  return status >= 300 && !UNTOLD.includes(status)
}

/** Keys of calls that were sent and not answered, by what they send. */
const unanswered = new WeakMap<DataPort, Map<string, string>>()

/** A call of an operation that is done once, without a key of its own, under the key that it has until it is answered. */
function keyedCall(
  port: DataPort,
  operation: string,
  input: CallInput,
): { input: CallInput; forget(): void } | undefined {
  const isOnce = Object.hasOwn(operations, operation) && 'once' in operations[operation as OperationId]
  if (!isOnce || input.key !== undefined) return undefined
  const keys = unanswered.get(port) ?? new Map<string, string>()
  unanswered.set(port, keys)
  const sent = JSON.stringify([operation, input.path, input.query, input.body])
  const key = keys.get(sent) ?? newKey()
  keys.set(sent, key)
  return { input: { ...input, key }, forget: () => void keys.delete(sent) }
}

/** Calls the operation of a source, its rules read in a scope. The data of the answer is what stands where the source says. */
export async function callSource(
  port: DataPort,
  source: SourceModel,
  scope: Scope,
  options?: CallOptions,
): Promise<Answer> {
  const answer = await callOperation(port, source.operation, resolveCall(source, scope), options)
  return answer.ok ? { ...answer, data: getAt(answer.data, source.at) } : answer
}
