import { useCallback, useMemo } from 'react'
import { useQuery } from '@tanstack/react-query'
import type { UseQueryResult } from '@tanstack/react-query'
import { resolveCall } from '../../config/index.ts'
import type { Scope, SourceModel } from '../../config/index.ts'
import type { Problem } from '../../contract/index.ts'
import { useEngine } from '../services/services.ts'
import { problemIn } from './failure.ts'
import { sourceQuery } from './query.ts'

/** What a source brought, and how it stands with it. */
export interface Answered {
  /** Undefined while it is not known, and where the gateway has none. */
  data: unknown
  state: 'loading' | 'failed' | 'ready'
  /** Why the last call failed. */
  problem: Problem | undefined
  /** When what is shown came, in milliseconds, where it could not be had anew since. */
  staleSince: number | undefined
  retry(): void
}

/** Asks for the data of a source, its rules read in a scope; without a source there is none, and nothing is asked. */
export function useSource(source: SourceModel | undefined, scope: Scope): Answered {
  const { port } = useEngine()
  const input = useMemo(() => (source === undefined ? {} : resolveCall(source, scope)), [source, scope])
  const query = useQuery(sourceQuery(port, source, input))
  const { refetch } = query
  const retry = useCallback(() => void refetch(), [refetch])
  if (source === undefined) return { data: undefined, state: 'ready', problem: undefined, staleSince: undefined, retry }
  // What is there stays when asking for it anew fails.
  const isKnown = query.data !== undefined
  return {
    data: query.data ?? undefined,
    state: isKnown ? 'ready' : query.isError ? 'failed' : 'loading',
    problem: problemIn(query.error),
    staleSince: staleSinceOf(query),
    retry,
  }
}

/** When what a query brought came, in milliseconds, where it could not be had anew since. */
export function staleSinceOf({
  data,
  isError,
  dataUpdatedAt,
}: Pick<UseQueryResult, 'data' | 'isError' | 'dataUpdatedAt'>): number | undefined {
  return data !== undefined && isError ? dataUpdatedAt : undefined
}
