import { useRef, useState } from 'react'
import type { ViewActionModel, Scope, ValueRule } from '../../config/index.ts'
import { useReason } from '../frame/unavailable.tsx'
import { useCondition, useScreen, usePaper } from '../screen/screen.ts'
import { useEngine } from '../services/services.ts'
import { ToolButton } from '../frame/tool-button.tsx'
import { getAt, isFilled, resolve } from '../../config/index.ts'
import type { EngineServices } from '../services/services.ts'
import { resolveCall } from '../source/call.ts'
import { callOnce } from '../source/once.ts'
import { failureText } from '../source/failure.ts'
import { copyText } from './copy-text.ts'

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
  // Stays enabled while it runs, so that it keeps the focus; a further click does nothing.
  const isRunning = useRef(false)
  const [isBusy, setBusy] = useState(false)
  if (!isVisible) return null
  const shown = isOn ? action.toggle : action
  const label = services.t(shown?.label ?? action.label)
  const run = async (): Promise<void> => {
    if (isRunning.current) return
    isRunning.current = true
    setBusy(true)
    onRunning?.(true)
    await perform(action, isOn, scope, services)
    isRunning.current = false
    setBusy(false)
    onRunning?.(false)
  }
  return (
    <ToolButton
      entry={action.id}
      label={label}
      name={of === undefined ? label : `${label} ${of}`}
      icon={shown?.icon ?? action.icon}
      isOn={isOn}
      isBusy={isBusy}
      reason={reason === undefined ? undefined : services.t(reason)}
      onClick={(event) => {
        // The row around it may open something.
        event.stopPropagation()
        void run()
      }}
    />
  )
}

/**
 * Does what a button says, and tells how it ended (specification, §8). `scope` is where its values read: the record shown and,
 * for a row's button, the row.
 */
async function perform(action: ViewActionModel, isOn: boolean, scope: Scope, services: EngineServices): Promise<void> {
  if (action.copy !== undefined && action.call === undefined) return copyLink(action, action.copy, scope, services)
  if (action.print !== undefined) {
    const isPrinted = await services.print({
      view: action.print,
      record: String(scope.get('address.id') ?? ''),
      data: scope.get('record'),
      ...(action.sheets && {
        sheets: action.sheets.map(({ label, print }) => ({ label: services.t(label), view: print })),
      }),
    })
    return isPrinted ? undefined : fail(action, services)
  }
  if (action.call === undefined) return
  const answer = await callOnce(services.port, action.call, resolveCall(action, scope))
  if (!answer.ok) return fail(action, services, failureText(answer.problem, services.t, action.failure))
  if (action.copy !== undefined) {
    await copyLink(action, action.copy, withAnswer(scope, answer.data), services)
    return services.refresh()
  }
  const success = isOn ? action.toggle?.success : action.success
  if (success !== undefined) services.notify({ severity: 'success', text: services.t(success) })
  services.refresh()
}

/** The scope in which `answer.` is what a call answered. */
function withAnswer(scope: Scope, answer: unknown): Scope {
  const root = 'answer.'
  return { get: (path) => (path.startsWith(root) ? getAt(answer, path.slice(root.length)) : scope.get(path)) }
}

/** Copies the link of the first parameter that has a value. */
async function copyLink(
  action: ViewActionModel,
  params: Readonly<Record<string, ValueRule>>,
  scope: Scope,
  services: EngineServices,
): Promise<void> {
  const [found] = Object.entries(params).flatMap(([name, rule]) => {
    const value = resolve(rule, scope)
    return isFilled(value) ? [[name, String(value)] as const] : []
  })
  if (found === undefined) return fail(action, services)
  const link = services.publicLink(...found)
  if (!(await copyText(link)))
    return services.notify({ severity: 'info', text: services.t('action.copyByHand'), lines: [link] })
  if (action.success !== undefined) services.notify({ severity: 'info', text: services.t(action.success) })
}

function fail({ failure }: ViewActionModel, { notify, t }: EngineServices, reason?: string): void {
  notify({ severity: 'error', text: reason ?? t(failure ?? 'error.somethingWentWrong') })
}
