import { useCallback, useMemo } from 'react'
import type { RefObject } from 'react'
import { useQuery } from '@tanstack/react-query'
import { EngineContext, useEngine } from '../../render/index.ts'
import { CloseBar } from '../drawers/CloseBar.tsx'
import type { LeaveGuard, LeaveHandle } from '../drawers/use-leave-guard.ts'
import { Broken } from '../pages/inside.tsx'
import { Loading } from '../pages/pages.tsx'
import { useT } from '../portal.ts'
import { SCREEN_KEY } from '../shell/queries.ts'
import { useScene } from '../shell/scene.ts'
import type { LoadedForm } from './load.ts'
import { loadForm } from './load.ts'

interface Props {
  /** `forms/NAME`. */
  screen: string
  /** The record's id, or `new`. */
  record: string
  /** DOM id that the drawer is named by. */
  titleId: string
  handle: RefObject<LeaveHandle | null>
  guard: LeaveGuard
}

/** A drawer that is a form. */
export function FormDrawer(props: Props) {
  const t = useT()
  const { boot } = useScene()
  const { close } = useEngine()
  const { screen, titleId } = props
  const { data, isError, refetch } = useQuery({
    queryKey: [SCREEN_KEY, boot.url, screen],
    queryFn: () => loadForm(boot, screen),
    staleTime: Infinity,
    gcTime: Infinity,
  })
  if (data) return <OpenForm {...props} loaded={data} />
  return (
    <div id={titleId}>
      <CloseBar label={t('shell.close')} onClose={close} />
      {isError ? <Broken onRetry={() => void refetch()} /> : <Loading />}
    </div>
  )
}

function OpenForm({ record, titleId, handle, guard, loaded: { model, validator, Screen, fields } }: Props & { loaded: LoadedForm }) {
  const services = useEngine()
  const engine = useMemo(() => ({ ...services, parts: { ...services.parts, fields } }), [services, fields])
  const { close } = services
  const onClosed = useCallback(() => {
    if (guard.isLeaving()) return
    guard.pass()
    close()
  }, [guard, close])
  return (
    <EngineContext value={engine}>
      <Screen model={model} validator={validator} recordId={record} titleId={titleId} onClosed={onClosed} ref={handle} />
    </EngineContext>
  )
}
