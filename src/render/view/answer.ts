import { useCallback, useMemo } from 'react'
import { useQuery } from '@tanstack/react-query'
import { getAt, resolveBody } from '../../config/index.ts'
import type { Scope, SourceModel } from '../../config/index.ts'
import { CallFailed, saidIn } from '../failure.ts'
import { resolveAll } from '../source/resolve-all.ts'
import type { Answer, CallInput, DataPort } from '../port.ts'
import { useEngine } from '../services.ts'

/** First word of the query key of what views and their blocks show. */
const ANSWER_KEY = 'answer'

/** What a source brought, and how it stands with it. */
export interface Answered {
  /** Undefined while it is not known, and where the gateway has none. */
  data: unknown
  state: 'loading' | 'failed' | 'ready'
  /** What the gateway says of a failure, if anything. */
  said: string | undefined
  retry(): void
}

/** What a call of a source sends, its values read in a scope. */
export function inputOf(source: SourceModel, scope: Scope): CallInput {
  const { path, query, body } = source
  return {
    path: resolveAll(path, scope),
    query: resolveAll(query, scope),
    ...(body !== undefined && { body: resolveBody(body, scope) }),
  }
}

/** Calls the operation of a source; the data is what stands where the source says. */
export async function answerOf(
  port: DataPort,
  source: SourceModel,
  input: CallInput,
  signal?: AbortSignal,
): Promise<Answer> {
  const answer = await port.call(source.operation, input, signal)
  return answer.ok ? { ...answer, data: getAt(answer.data, source.at) } : answer
}

/** The query of a call of a source: what views, their blocks and the levels of drill-downs share. */
export function answerQuery(port: DataPort, source: SourceModel | undefined, input: CallInput) {
  return {
    queryKey: [ANSWER_KEY, source?.operation, source?.at, input] as const,
    enabled: source !== undefined,
    retry: false,
    queryFn: async ({ signal }: { signal: AbortSignal }): Promise<unknown> => {
      if (source === undefined) return null
      const answer = await answerOf(port, source, input, signal)
      if (answer.ok) return answer.data ?? null
      // Not there is an answer: asking again would not bring it.
      if (answer.problem.status === 404) return null
      throw new CallFailed(answer.problem)
    },
  }
}

/** Asks for the data of a source; without a source there is none, and nothing is asked. */
export function useAnswer(source: SourceModel | undefined, scope: Scope): Answered {
  const { port } = useEngine()
  const input = useMemo(() => (source === undefined ? {} : inputOf(source, scope)), [source, scope])
  const query = useQuery(answerQuery(port, source, input))
  const { refetch } = query
  const retry = useCallback(() => void refetch(), [refetch])
  if (source === undefined) return { data: undefined, state: 'ready', said: undefined, retry }
  // What is there stays when asking for it anew fails.
  const isKnown = query.data !== undefined
  return {
    data: query.data ?? undefined,
    state: isKnown ? 'ready' : query.isError ? 'failed' : 'loading',
    said: saidIn(query.error),
    retry,
  }
}
