import { useCallback, useMemo } from 'react'
import type { RefObject } from 'react'
import { useAtomValue } from 'jotai/react'
import { useSearchParams, useLocation, useNavigate } from 'react-router-dom'
import { EngineContext, useEngine } from '../../render/index.ts'
import type { ViewPager, Place } from '../../render/view.ts'
import { amongIn, insideIn, withInside } from '../address/drawers.ts'
import type { DrawerState } from '../address/drawers.ts'
import { usePortal } from '../portal/portal.ts'
import { useScene } from '../portal/scene.ts'
import { sequenceAtom } from '../portal/state.ts'
import { loadView } from '../screens/load-view.ts'
import type { LoadedView } from '../screens/load-view.ts'
import { useLoaded } from '../screens/use-loaded.ts'
import { DrawerWaiting } from './DrawerWaiting.tsx'
import type { LeaveGuard, LeaveHandle } from './use-leave-guard.ts'

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
  loaded: { model, Screen, PlaceContext, parts, keptOfForms },
}: Props & { loaded: LoadedView }) {
  const services = useEngine()
  const place = useDrawerPlace()
  const pager = usePager(drawer, record)
  const { close } = services
  const kept = keptOfForms(useScene().session, usePortal())
  const leave = useCallback(() => {
    if (guard.isLeaving()) return
    guard.pass()
    close()
  }, [guard, close])
  const engine = useMemo(
    () => ({ ...services, ...kept, close: leave, parts: { ...services.parts, ...parts } }),
    [services, kept, leave, parts],
  )
  return (
    <EngineContext value={engine}>
      <PlaceContext value={place}>
        <Screen model={model} recordId={record} titleId={titleId} onClosed={leave} pager={pager} ref={handle} />
      </PlaceContext>
    </EngineContext>
  )
}

/**
 * Leads through what the list behind the drawer found, else through the records that the open one was found among; each takes the
 * place of the one before.
 */
function usePager(drawer: string, record: string): ViewPager | undefined {
  const { open } = useEngine()
  const sequence = useAtomValue(sequenceAtom)
  const [search] = useSearchParams()
  const number = sequence?.drawer === drawer ? sequence.numberOf(record) : undefined
  if (sequence !== null && number !== undefined)
    return { number, total: sequence.total, go: (by) => sequence.step(record, by) }
  const among = amongIn(search)
  const index = among.indexOf(record)
  if (index === -1) return undefined
  const go = (by: 1 | -1): void => {
    const next = among[index + by]
    if (next !== undefined) open(drawer, next, { replaces: true, among })
  }
  return { number: index + 1, total: among.length, go }
}

/**
 * Where one is inside the open drawer, kept in the address. A step forward is one that Back undoes. Going up goes back through the steps by
 * which the person came, if any, so that the next Back leaves the drawer.
 */
function useDrawerPlace(): Place {
  const location = useLocation()
  const { search } = location
  const here = location.state as DrawerState | null
  const navigate = useNavigate()
  return useMemo(() => {
    const address = (values: Readonly<Record<string, string>>): string =>
      `?${withInside(new URLSearchParams(search), values).toString()}`
    const steps = here?.steps ?? 0
    const entry = (depth: number): DrawerState => ({ ...here, depth, steps: 0 })
    const change: Place['change'] = (values, move) => {
      if (move === 'instead') return void navigate({ search: address(values) }, { replace: true, state: here })
      if (move === 'aside')
        return void navigate({ search: address(values) }, { replace: true, state: entry(here?.depth ?? 0) })
      const ahead: DrawerState = { ...entry((here?.depth ?? 0) + 1), steps: move === 'forward' ? steps + 1 : 0 }
      if (move !== 'forward' && move.up <= steps) return void navigate(-move.up)
      return void navigate({ search: address(values) }, { state: ahead })
    }
    return {
      values: insideIn(new URLSearchParams(search)),
      change,
      ...(here === null && {
        arrive: (way) => {
          void layDown(way.map((values) => ({ search: address(values) })))
        },
      }),
    }

    /** Each entry waits for the one before it: the router drops what is overtaken. */
    async function layDown(way: readonly { search: string }[]): Promise<void> {
      for (const [index, to] of way.entries())
        await navigate(to, { replace: index === 0, state: { depth: index, steps: index } satisfies DrawerState })
    }
  }, [search, here, navigate])
}
