import { useCallback } from 'react'
import type { RefObject } from 'react'
import { EngineContext, useEngine } from '../../render/index.ts'
import { givenIn } from '../address/drawers.ts'
import type { LeaveGuard, LeaveHandle } from '../drawers/use-leave-guard.ts'
import { useScene } from '../shell/scene.ts'
import { DrawerWaiting } from './DrawerWaiting.tsx'
import { FormSummary } from './FormSummary.tsx'
import type { LoadedForm } from './load.ts'
import { loadForm } from './load.ts'
import { useFormEngine } from './use-form-engine.ts'
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
