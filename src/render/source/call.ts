import type { Answer as AnswerOf, OperationId, OperationInput, OperationResult } from '../../contract/index.ts'
import type { CallInput, CallOptions, DataPort } from '../services/port.ts'

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
