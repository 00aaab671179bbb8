import { useCallback, useMemo } from 'react'
import type { RefObject } from 'react'
import type { SummaryProps } from '../../render/form.ts'
import { EngineContext, useEngine } from '../../render/index.ts'
import { givenIn } from '../address/drawers.ts'
import { Broken } from '../pages/inside.tsx'
import { useScene } from '../portal/scene.ts'
import { loadForm } from '../screens/load.ts'
import { loadView } from '../screens/load-view.ts'
import type { LoadedForm } from '../screens/load.ts'
import { useFormEngine } from '../screens/use-form-engine.ts'
import { useLoaded } from '../screens/use-loaded.ts'
import { DrawerWaiting, Waiting } from './DrawerWaiting.tsx'
import type { LeaveGuard, LeaveHandle } from './use-leave-guard.ts'

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

function OpenForm({ screen, record, titleId, handle, guard, loaded }: Props & { loaded: LoadedForm }) {
  const { model, validator, Screen } = loaded
  const services = useEngine()
  const engine = useFormEngine(loaded, guard.pass)
  const { close, open } = services
  const drawer = useScene().boot.drawers.find((each) => each.screen === screen)?.id
  const openRecord = useCallback(
    (id: string) =>
      drawer !== undefined &&
      open(drawer, id, { replaces: true, given: givenIn(new URLSearchParams(window.location.search)) }),
    [drawer, open],
  )
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
        openRecord={openRecord}
        titleId={titleId}
        onClosed={onClosed}
        drawSummary={
          summary === undefined ? undefined : (shown) => <FormSummary screen={summary} record={record} {...shown} />
        }
        ref={handle}
      />
    </EngineContext>
  )
}

interface FormSummaryProps extends SummaryProps {
  /** `views/NAME`. */
  screen: string
  record: string
}

/** The view that stands in place of a form's fields while it cannot be edited. Loaded when it is needed. */
function FormSummary({ screen, record, data, id }: FormSummaryProps) {
  const services = useEngine()
  const { data: loaded, isError, refetch } = useLoaded(screen, loadView)
  const engine = useMemo(() => ({ ...services, parts: { ...services.parts, ...loaded?.parts } }), [services, loaded])
  if (isError) return <Broken onRetry={() => void refetch()} />
  if (loaded === undefined) return <Waiting />
  const { Body, model } = loaded
  return (
    <EngineContext value={engine}>
      <Body model={model} recordId={record} data={data} id={id} />
    </EngineContext>
  )
}
