import { isFilled, resolve } from '../../config/index.ts'
import type { Scope, ValueRule, ViewActionModel } from '../../config/index.ts'
import type { EngineServices } from '../services/services.ts'
import { callOperation, resolveCall } from '../source/call.ts'
import { reasonOf } from '../source/failure.ts'

/**
 * Does what a button says, and tells how it ended (specification, §8). `scope` is where its values read: the record shown and,
 * for a row's button, the row.
 */
export async function perform(
  action: ViewActionModel,
  isOn: boolean,
  scope: Scope,
  services: EngineServices,
): Promise<void> {
  if (action.copy !== undefined) return copyLink(action, action.copy, scope, services)
  if (action.print !== undefined) {
    const isPrinted = await services.print({
      view: action.print,
      record: String(scope.get('address.id') ?? ''),
      data: scope.get('record'),
    })
    return isPrinted ? undefined : fail(action, services)
  }
  if (action.call === undefined) return
  const answer = await callOperation(services.port, action.call, resolveCall(action, scope))
  if (!answer.ok) return fail(action, services, reasonOf(answer.problem))
  const success = isOn ? action.toggle?.success : action.success
  if (success !== undefined) services.notify({ severity: 'success', text: services.t(success) })
  services.refresh()
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
  try {
    await navigator.clipboard.writeText(services.publicLink(...found))
  } catch {
    return services.notify({ severity: 'error', text: services.t('error.somethingWentWrong') })
  }
  if (action.success !== undefined) services.notify({ severity: 'info', text: services.t(action.success) })
}

function fail({ failure }: ViewActionModel, { notify, t }: EngineServices, reason?: string): void {
  notify({ severity: 'error', text: reason ?? t(failure ?? 'error.somethingWentWrong') })
}
