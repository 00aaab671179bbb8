import { getAt, resolveCall } from '../../config/index.ts'
import type { Scope, SourceModel } from '../../config/index.ts'
import type { Answer as AnswerOf, OperationId, OperationInput, OperationResult } from '../../contract/index.ts'
import type { Answer, CallInput, CallOptions, DataPort } from '../services/port.ts'
import { CUT_MS, isCut } from './cut.ts'

/** What a call of an operation takes: typed by the contract where the operation is named in code. */
type InputOf<Id extends string> = Id extends OperationId ? OperationInput<Id> : CallInput
type ResultOf<Id extends string> = Id extends OperationId ? OperationResult<Id> : unknown

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

/**
 * Calls the operation of a source, its rules read in a scope; one that was cut is made once more (`isCut`). The data of the answer is what
 * stands where the source says.
 */
export async function callSource(
  port: DataPort,
  source: SourceModel,
  scope: Scope,
  options?: CallOptions,
): Promise<Answer> {
  const input = resolveCall(source, scope)
  let answer = await callOperation(port, source.operation, input, options)
  if (!answer.ok && isCut(answer.problem)) {
    await new Promise((resolve) => setTimeout(resolve, CUT_MS))
    if (options?.signal?.aborted !== true) answer = await callOperation(port, source.operation, input, options)
  }
  return answer.ok ? { ...answer, data: getAt(answer.data, source.at) } : answer
}
