import { useMemo } from 'react'
import { EngineContext, useEngine } from '../../render/index.ts'
import type { SummaryProps } from '../../render/form.ts'
import { Broken } from '../pages/inside.tsx'
import { Loading } from '../pages/pages.tsx'
import { loadView } from './load.ts'
import { useLoaded } from './use-loaded.ts'

interface Props extends SummaryProps {
  /** `views/NAME`. */
  screen: string
  record: string
}

/** The view that stands in place of a form's fields while it cannot be edited. Loaded when it is needed. */
export function FormSummary({ screen, record, data, id }: Props) {
  const services = useEngine()
  const { data: loaded, isError, refetch } = useLoaded(screen, loadView)
  const engine = useMemo(() => ({ ...services, parts: { ...services.parts, ...loaded?.parts } }), [services, loaded])
  if (isError) return <Broken onRetry={() => void refetch()} />
  if (loaded === undefined) return <Loading />
  const { Body, model } = loaded
  return (
    <EngineContext value={engine}>
      <Body model={model} recordId={record} data={data} id={id} />
    </EngineContext>
  )
}
