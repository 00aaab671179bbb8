import { useMemo } from 'react'
import { EngineContext, useEngine } from '../../render/index.ts'
import { DrawerWaiting } from './DrawerWaiting.tsx'
import type { LoadedView } from './load.ts'
import { loadView } from './load.ts'
import { useDrawerPlace } from './use-drawer-place.ts'
import { useLoaded } from './use-loaded.ts'

interface Props {
  /** `views/NAME`. */
  screen: string
  record: string
  /** DOM id that the drawer is named by. */
  titleId: string
}

/** A drawer that is a view. */
export function ViewDrawer(props: Props) {
  const { data, isError, refetch } = useLoaded(props.screen, loadView)
  if (data) return <OpenView {...props} loaded={data} />
  return <DrawerWaiting titleId={props.titleId} hasFailed={isError} retry={() => void refetch()} />
}

function OpenView({ record, titleId, loaded: { model, Screen, PlaceContext, parts } }: Props & { loaded: LoadedView }) {
  const services = useEngine()
  const place = useDrawerPlace()
  const engine = useMemo(() => ({ ...services, parts: { ...services.parts, ...parts } }), [services, parts])
  return (
    <EngineContext value={engine}>
      <PlaceContext value={place}>
        <Screen model={model} recordId={record} titleId={titleId} onClose={services.close} />
      </PlaceContext>
    </EngineContext>
  )
}
