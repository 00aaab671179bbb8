import { getAt, isFilled, pathsOf, pathsOfBody, resolve, resolveBody } from '../../config/index.ts'
import type { CallModel, Path, Scope, SourceModel, ValueRule } from '../../config/index.ts'
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
 * operation or the code does. Never rejects: a failure is an answer.
 */
export function callOperation<Id extends string>(
  port: DataPort,
  operation: Id,
  input: InputOf<Id>,
  options?: CallOptions,
): Promise<AnswerOf<ResultOf<Id>>> {
  const answer = port.call(operation, input, options)
  return answer as Promise<AnswerOf<ResultOf<Id>>>
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
