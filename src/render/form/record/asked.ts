import { useCallback, useEffect } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import type { FormModel, JsonObject, SourceModel } from '../../../config/index.ts'
import { useEngine } from '../../services/services.ts'
import { resolveCall } from '../../source/call.ts'
import { FRESH, sourceQuery } from '../../source/query.ts'
import type { FormStore } from '../core/store.ts'

/**
 * Asks for what the form needs beside its record once it is open, and gives the answers by name. A call that failed leaves its
 * name out: what is typed can be sent without it.
 */
export function useAsked({ asks }: FormModel, { scope }: FormStore): () => Promise<JsonObject> {
  const { port } = useEngine()
  const client = useQueryClient()
  const read = useCallback(async (): Promise<JsonObject> => {
    const ask = (source: SourceModel): Promise<unknown> =>
      client.fetchQuery(sourceQuery(port, source, resolveCall(source, scope), FRESH.reference)).catch(() => null)
    const found = await Promise.all(
      Object.entries(asks).map(async ([name, source]) => [name, await ask(source)] as const),
    )
    return Object.fromEntries(found.filter(([, answer]) => answer !== null))
  }, [asks, scope, client, port])
  useEffect(() => void read(), [read])
  return read
}
