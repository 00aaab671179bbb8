import { useEffect, useMemo, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import { useLocation } from 'react-router-dom'
import type { EngineServices, LeftList } from '../../render/index.ts'

/** How many steps of the history are remembered. */
const MOST = 50

/** By the key of a step of the history. What a session remembers goes with what it fetched. */
const remembered = new WeakMap<QueryClient, Map<string, LeftList>>()

/** How the list at hand was left when this step of the browser's history was last shown: whoever comes back finds it so. */
export function useLeftList(): NonNullable<EngineServices['left']> {
  const { key } = useLocation()
  const queries = useQueryClient()
  const [now] = useState((): LeftList => ({ ...remembered.get(queries)?.get(key) }))
  useEffect(() => {
    const steps = remembered.get(queries) ?? new Map<string, LeftList>()
    remembered.set(queries, steps.set(key, now))
    const [oldest] = steps.keys()
    if (steps.size > MOST && oldest !== undefined) steps.delete(oldest)
  }, [queries, key, now])
  return useMemo(() => ({ now, keep: (change: LeftList) => void Object.assign(now, change) }), [now])
}
