import { getAt } from '../../config/index.ts'
import type { SourceModel } from '../../config/index.ts'
import type { Answer, CallInput, DataPort } from '../services/port.ts'
import { callOperation } from './call.ts'
import { CUT_MS, isCut } from './cut.ts'
import { CallFailed, problemIn } from './failure.ts'

/** First word of the keys of lookups: their answers stay when lists and records are asked for again. */
export const LOOKUP_KEY = 'lookup'
/** First word of the keys of what stands at a source's place. */
const ANSWER_KEY = 'answer'

/** How long an answer is not asked for again, in milliseconds: a page of a list; what seldom changes. */
export const FRESH = { page: 60_000, reference: 600_000 } as const

/** A call whose answer is kept. */
interface KeptCall<Value> {
  /** Names what is read from the answer: first word of the query's key. */
  kind: string
  operation: string
  /** Tells apart calls of one kind that send the same and read it differently. */
  of?: readonly unknown[]
  input: CallInput
  /** How long it is not asked for again, in milliseconds. */
  fresh?: number
  /** What is kept of the answer; throws where the query is to fail. */
  read(answer: Answer): Value
}

/** The query of a call: its key, its freshness, and how it is called; one that was cut is made once more (`isCut`). */
export function callQuery<Value>(
  port: DataPort,
  { kind, operation, of = [], input, fresh = 0, read }: KeptCall<Value>,
) {
  return {
    queryKey: [kind, operation, ...of, input],
    staleTime: fresh,
    retry: (before: number, error: Error): boolean => before === 0 && isCut(problemIn(error)),
    retryDelay: CUT_MS,
    queryFn: async ({ signal }: { signal: AbortSignal }): Promise<Value> =>
      read(await callOperation(port, operation, input, { signal })),
  }
}

/**
 * The query of a source: what stands at its place in the answer, or null where there is nothing. Without a source nothing is asked.
 * Views, their blocks, widgets, levels of drill-downs and what forms ask for share it.
 */
export function sourceQuery(port: DataPort, source: SourceModel | undefined, input: CallInput, fresh = 0) {
  const { operation = '', at = '' } = source ?? {}
  const query = callQuery<unknown>(port, {
    kind: ANSWER_KEY,
    operation,
    of: [at],
    input,
    fresh,
    // Not there is an answer: asking again would not bring it.
    read: (answer) => (!answer.ok && answer.problem.status === 404 ? null : (getAt(dataOf(answer), at) ?? null)),
  })
  return { ...query, staleTime: freshUnlessNothing(fresh), enabled: source !== undefined }
}

/** Nothing at all is asked for again at once: it may have been a gateway that was not itself (404), or a record yet to come. */
function freshUnlessNothing(fresh: number) {
  return ({ state }: { state: { data: unknown } }): number => (isNothing(state.data) ? 0 : fresh)
}

/** Whether an answer to a source held nothing: no value at its place, or a list without rows. */
export function isNothing(data: unknown): boolean {
  return data === null || (Array.isArray(data) && data.length === 0)
}

/** The data of an answer; throws a CallFailed where the call failed, for the query around it. */
export function dataOf(answer: Answer): unknown {
  if (!answer.ok) throw new CallFailed(answer.problem)
  return answer.data
}
