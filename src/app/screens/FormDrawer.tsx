import { useCallback, useMemo } from 'react'
import type { RefObject } from 'react'
import { EngineContext, useEngine } from '../../render/index.ts'
import type { LeaveGuard, LeaveHandle } from '../drawers/use-leave-guard.ts'
import { DrawerWaiting } from './DrawerWaiting.tsx'
import { FormSummary } from './FormSummary.tsx'
import type { LoadedForm } from './load.ts'
import { loadForm } from './load.ts'
import { useLoaded } from './use-loaded.ts'

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
  const { data, isError, refetch } = useLoaded(props.screen, loadForm)
  if (data) return <OpenForm {...props} loaded={data} />
  return <DrawerWaiting titleId={props.titleId} hasFailed={isError} retry={() => void refetch()} />
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
  const { summary } = model.record
  return (
    <EngineContext value={engine}>
      <Screen
        model={model}
        validator={validator}
        recordId={record}
        titleId={titleId}
        onClosed={onClosed}
        drawSummary={summary === undefined ? undefined : (shown) => <FormSummary screen={summary} record={record} {...shown} />}
        ref={handle}
      />
    </EngineContext>
  )
}
