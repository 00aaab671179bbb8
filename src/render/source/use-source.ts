import { useCallback, useMemo } from 'react'
import { useQuery } from '@tanstack/react-query'
import type { Scope, SourceModel } from '../../config/index.ts'
import type { Problem } from '../../contract/index.ts'
import { useEngine } from '../services/services.ts'
import { resolveCall } from './call.ts'
import { problemIn } from './failure.ts'
import { sourceQuery } from './query.ts'

/** What a source brought, and how it stands with it. */
export interface Answered {
  /** Undefined while it is not known, and where the gateway has none. */
  data: unknown
  state: 'loading' | 'failed' | 'ready'
  /** Why it failed. */
  problem: Problem | undefined
  retry(): void
}

/** Asks for the data of a source, its rules read in a scope; without a source there is none, and nothing is asked. */
export function useSource(source: SourceModel | undefined, scope: Scope): Answered {
  const { port } = useEngine()
  const input = useMemo(() => (source === undefined ? {} : resolveCall(source, scope)), [source, scope])
  const query = useQuery(sourceQuery(port, source, input))
  const { refetch } = query
  const retry = useCallback(() => void refetch(), [refetch])
  if (source === undefined) return { data: undefined, state: 'ready', problem: undefined, retry }
  // What is there stays when asking for it anew fails.
  const isKnown = query.data !== undefined
  return {
    data: query.data ?? undefined,
    state: isKnown ? 'ready' : query.isError ? 'failed' : 'loading',
    problem: problemIn(query.error),
    retry,
  }
}
