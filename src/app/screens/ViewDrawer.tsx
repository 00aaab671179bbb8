import { useCallback, useMemo } from 'react'
import type { RefObject } from 'react'
import { useSearchParams } from 'react-router-dom'
import { EngineContext, useEngine } from '../../render/index.ts'
import type { ViewPager } from '../../render/view.ts'
import { amongIn } from '../address/drawers.ts'
import type { LeaveGuard, LeaveHandle } from '../drawers/use-leave-guard.ts'
import { DrawerWaiting } from './DrawerWaiting.tsx'
import type { LoadedView } from './load.ts'
import { loadView } from './load.ts'
import { useDrawerPlace } from './use-drawer-place.ts'
import { useLoaded } from './use-loaded.ts'

interface Props {
  /** Id of the drawer. */
  drawer: string
  /** `views/NAME`. */
  screen: string
  record: string
  /** DOM id that the drawer is named by. */
  titleId: string
  handle: RefObject<LeaveHandle | null>
  guard: LeaveGuard
}

/** A drawer that is a view. */
export function ViewDrawer(props: Props) {
  const { data, isError, refetch } = useLoaded(props.screen, loadView)
  if (data) return <OpenView {...props} loaded={data} />
  return <DrawerWaiting titleId={props.titleId} hasFailed={isError} retry={() => void refetch()} />
}

function OpenView({
  drawer,
  record,
  titleId,
  handle,
  guard,
  loaded: { model, Screen, PlaceContext, parts },
}: Props & { loaded: LoadedView }) {
  const services = useEngine()
  const place = useDrawerPlace()
  const pager = usePager(drawer, record)
  const { close } = services
  const leave = useCallback(() => {
    if (guard.isLeaving()) return
    guard.pass()
    close()
  }, [guard, close])
  const engine = useMemo(
    () => ({ ...services, close: leave, parts: { ...services.parts, ...parts } }),
    [services, leave, parts],
  )
  return (
    <EngineContext value={engine}>
      <PlaceContext value={place}>
        <Screen model={model} recordId={record} titleId={titleId} onClosed={leave} pager={pager} ref={handle} />
      </PlaceContext>
    </EngineContext>
  )
}

/** Leads through the records that the open one was found among; each takes the place of the one before. */
function usePager(drawer: string, record: string): ViewPager | undefined {
  const { open } = useEngine()
  const [search] = useSearchParams()
  const among = amongIn(search)
  const index = among.indexOf(record)
  if (index === -1) return undefined
  const go = (by: 1 | -1): void => {
    const next = among[index + by]
    if (next !== undefined) open(drawer, next, { replaces: true, among })
  }
  return { number: index + 1, total: among.length, go }
}
