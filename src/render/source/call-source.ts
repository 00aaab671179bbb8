import { getAt, resolveCall } from '../../config/index.ts'
import type { Scope, SourceModel } from '../../config/index.ts'
import type { Answer, CallOptions, DataPort } from '../services/port.ts'
import { callOperation } from './call.ts'
import { CUT_MS, isCut } from './cut.ts'

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
