import { useCallback, useEffect } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { getAt, resolveBody } from '../../config/index.ts'
import type { FormModel, JsonObject, SourceModel } from '../../config/index.ts'
import { CallFailed } from '../failure.ts'
import { useEngine } from '../services.ts'
import { resolveAll } from '../source/resolve-all.ts'
import type { FormStore } from './core/store.ts'

/** How long an answer is taken as fresh: ten minutes. */
const FRESH = 600_000

/**
 * Asks for what the form needs beside its record once it is open, and gives the answers by name. A call that failed leaves its
 * name out: what is typed can be sent without it.
 */
export function useAsked({ asks }: FormModel, { scope }: FormStore): () => Promise<JsonObject> {
  const { port } = useEngine()
  const client = useQueryClient()
  const read = useCallback(async (): Promise<JsonObject> => {
    const ask = async ({ operation, at, path, query, body }: SourceModel): Promise<unknown> => {
      const input = {
        path: resolveAll(path, scope),
        query: resolveAll(query, scope),
        ...(body !== undefined && { body: resolveBody(body, scope) }),
      }
      const answer = await client
        .fetchQuery({
          queryKey: ['asked', operation, input],
          staleTime: FRESH,
          retry: false,
          queryFn: ({ signal }) => answerOf(port.call(operation, input, signal)),
        })
        .catch(() => undefined)
      return getAt(answer, at)
    }
    const found = await Promise.all(
      Object.entries(asks).map(async ([name, source]) => [name, await ask(source)] as const),
    )
    return Object.fromEntries(found.filter(([, answer]) => answer !== undefined)) as JsonObject
  }, [asks, scope, client, port])
  useEffect(() => void read(), [read])
  return read
}

async function answerOf(call: ReturnType<ReturnType<typeof useEngine>['port']['call']>): Promise<unknown> {
  const answer = await call
  if (!answer.ok) throw new CallFailed(answer.problem)
  return answer.data ?? null
}
