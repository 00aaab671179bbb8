import { useCallback, useRef } from 'react'
import { useEngine } from '../services/services.ts'
import { askToLeave, useHeldParts, useUnloadWarning } from '../screen/unsaved.ts'
import type { FormSession } from './fields/context.ts'

interface Closing {
  session: FormSession
  isReadOnly(): boolean
  /** Whether an action runs. */
  isRunning: boolean
  /** Takes what is being typed into the data. */
  flush(): void
  /** Leaves the form; a draft of it stays. */
  close(): void
  /** Leaves the form for good, with its draft. */
  done(): void
}

/**
 * How a form is left: it asks first when there are unsaved changes, in a part of it too, and while an action runs; the browser asks before
 * the page is left. `requestClose` gives false when the person stays, or while it is already asked; by `mark` a part tells that it holds something.
 */
export function useClosing({ session, isReadOnly, isRunning, flush, close, done }: Closing): {
  requestClose(): Promise<boolean>
  mark: ReturnType<typeof useHeldParts>['mark']
} {
  const services = useEngine()
  const { store, controller, typing, inputs } = session
  const { held, mark } = useHeldParts()
  const isAsking = useRef(false)
  const requestClose = useCallback(async () => {
    if (isAsking.current) return false
    isAsking.current = true
    if (isRunning) {
      const leaves = await askToLeave(services, 'form.stillSaving')
      isAsking.current = false
      if (leaves) close()
      return leaves
    }
    flush()
    await controller.settled()
    const isUnchanged =
      held().length === 0 && Object.keys(inputs.all()).length === 0 && (isReadOnly() || !store.isDirty())
    const leaves = isUnchanged || (await askToLeave(services))
    isAsking.current = false
    if (!leaves) return false
    for (const { forget } of held()) forget()
    // A draft that was offered and not decided on is offered again.
    if (isUnchanged) close()
    else done()
    return true
  }, [isRunning, flush, isReadOnly, controller, store, inputs, held, services, close, done])
  useUnloadWarning(
    useCallback(
      () => store.isDirty() || held().length + Object.keys({ ...typing.all(), ...inputs.all() }).length > 0,
      [store, typing, inputs, held],
    ),
  )
  return { requestClose, mark }
}
