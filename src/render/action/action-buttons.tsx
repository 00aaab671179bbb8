import { useState } from 'react'
import type { Scope, ViewActionModel } from '../../config/index.ts'
import { useReason } from '../frame/unavailable.tsx'
import { useCondition, useScreen, usePaper } from '../screen/screen.ts'
import { useEngine } from '../services/services.ts'
import type { PrintJob } from '../services/services.ts'
import { ToolButton } from '../frame/tool-button.tsx'
import { perform } from './perform.ts'

interface Props {
  actions: readonly ViewActionModel[]
  /** What the buttons belong to, where several stand on one screen: follows their label for screen readers. */
  of?: string
  /** Hears whether one of them runs. */
  onRunning?(isRunning: boolean): void
}

/** Buttons of a record or of a row, each an icon with its label beside it when pointed at. On paper there are none. */
export function ActionButtons({ actions, of, onRunning }: Props) {
  const isPaper = usePaper()
  if (isPaper) return null
  return actions.map((action) => <ActionButton key={action.id} action={action} of={of} onRunning={onRunning} />)
}

const NONE: ReadonlySet<Scope> = new Set()

function ActionButton({
  action,
  of,
  onRunning,
}: {
  action: ViewActionModel
  of: string | undefined
  onRunning: Props['onRunning']
}) {
  const services = useEngine()
  const { scope } = useScreen()
  const isVisible = useCondition(action.visible)
  const reason = useReason(action.disabled)
  const isOn = useCondition(action.toggle?.on) && action.toggle !== undefined
  // Stays enabled while it runs, so that it keeps the focus; a further click does nothing. Meanwhile it may have become another record's.
  const [running] = useState(() => new Set<Scope>())
  const [busy, setBusy] = useState<ReadonlySet<Scope>>(NONE)
  if (!isVisible) return null
  const shown = isOn ? action.toggle : action
  const label = services.t(shown?.label ?? action.label)
  const works = (isWorking: boolean): void => {
    setBusy((before) => new Set([...before].filter((each) => each !== scope).concat(isWorking ? scope : [])))
    onRunning?.(isWorking)
  }
  const run = async (): Promise<void> => {
    if (running.has(scope)) return
    running.add(scope)
    // What is printed may be asked for first.
    works(action.print === undefined)
    const print = (job: PrintJob): Promise<boolean> => services.print({ ...job, onWorking: works })
    await perform(action, isOn, scope, { ...services, print })
    running.delete(scope)
    works(false)
  }
  return (
    <ToolButton
      entry={action.id}
      label={label}
      name={of === undefined ? label : `${label} ${of}`}
      icon={shown?.icon ?? action.icon}
      isOn={isOn}
      isBusy={busy.has(scope)}
      reason={reason === undefined ? undefined : services.t(reason)}
      onClick={(event) => {
        // The row around it may open something.
        event.stopPropagation()
        void run()
      }}
    />
  )
}
