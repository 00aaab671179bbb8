import { useEffect, useMemo, useState } from 'react'
import { EngineContext, useEngine } from '../../render/index.ts'
import type { PeekProps } from '../../render/index.ts'
import { PeekView } from '../../render/peek.ts'
import { AccessDenied, Broken } from '../pages/inside.tsx'
import { useScene } from '../portal/scene.ts'
import { isOpen } from '../session/access.ts'
import { loadView } from './load-view.ts'
import { useLoaded } from './use-loaded.ts'

/** How long a reader stays on a row before it is asked for, in milliseconds: who goes down a list asks for none of those passed. */
const STAY = 150

/** A record of a list beside it, drawn by one of the tenant's views; closed to whom its drawer is closed. */
export function Peek({ view, sections, drawer, record, given, open, close }: PeekProps) {
  const services = useEngine()
  const { boot, roots } = useScene()
  const { data: loaded, isError, refetch } = useLoaded(view, loadView)
  const asked = useMemo(() => ({ record, given }), [record, given])
  const settled = useSettled(asked)
  const engine = useMemo(
    () => ({
      ...services,
      parts: { ...services.parts, ...loaded?.parts },
      scope: { ...services.scope, address: { given: settled.given } },
    }),
    [services, loaded, settled],
  )
  const access = boot.drawers.find(({ id }) => id === drawer)?.access
  if (!isOpen(access, roots)) return <AccessDenied />
  if (isError) return <Broken onRetry={() => void refetch()} />
  if (loaded === undefined) return null
  return (
    <EngineContext value={engine}>
      <PeekView {...{ sections, open, close }} model={loaded.model} recordId={settled.record} />
    </EngineContext>
  )
}

/** A value once it has stayed for a moment; the first one at once. */
function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const stay = setTimeout(() => setSettled(value), STAY)
    return () => clearTimeout(stay)
  }, [value])
  return settled
}
