import { useCallback, useMemo } from 'react'
import { useQuery } from '@tanstack/react-query'
import type { Scope, SourceModel } from '../../config/index.ts'
import { useEngine } from '../services/services.ts'
import { resolveCall } from './call.ts'
import { CallFailed, reasonIn } from './failure.ts'
import { sourceQuery } from './query.ts'

/** What a source brought, and how it stands with it. */
export interface Answered {
  /** Undefined while it is not known, and where the gateway has none. */
  data: unknown
  state: 'loading' | 'failed' | 'ready'
  /** The gateway's reason for a failure, if it gives one. */
  reason: string | undefined
  /** Of HTTP, where the call failed; 0 without an answer. */
  status: number
  retry(): void
}

/** Asks for the data of a source, its rules read in a scope; without a source there is none, and nothing is asked. */
export function useSource(source: SourceModel | undefined, scope: Scope): Answered {
  const { port } = useEngine()
  const input = useMemo(() => (source === undefined ? {} : resolveCall(source, scope)), [source, scope])
  const query = useQuery(sourceQuery(port, source, input))
  const { refetch } = query
  const retry = useCallback(() => void refetch(), [refetch])
  if (source === undefined) return { data: undefined, state: 'ready', reason: undefined, status: 0, retry }
  // What is there stays when asking for it anew fails.
  const isKnown = query.data !== undefined
  return {
    data: query.data ?? undefined,
    state: isKnown ? 'ready' : query.isError ? 'failed' : 'loading',
    reason: reasonIn(query.error),
    status: query.error instanceof CallFailed ? query.error.status : 0,
    retry,
  }
}
