import { evaluate, getAt, holds, isFilled, resolve, resolveCall } from '../../config/index.ts'
import type { Scope, ValueRule, ViewActionModel } from '../../config/index.ts'
import type { EngineServices } from '../services/services.ts'
import { failureText } from '../source/failure.ts'
import { callOnce, isAnswered } from '../source/once.ts'
import { copyComing } from './copy-text.ts'

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
  const { copy } = action
  if (copy !== undefined && action.call === undefined) {
    const link = Promise.resolve(linkIn(copy, scope, services))
    return tellCopied(action, link, copyComing(link), services)
  }
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
  const called = callOnce(services.port, action.call, resolveCall(action, scope))
  const link = called.then((reply) =>
    copy !== undefined && reply.ok ? linkIn(copy, withAnswer(scope, reply.data), services) : undefined,
  )
  // Within the press, before the answer is there.
  const copied = copy && copyComing(link)
  const answer = await called
  if (!answer.ok) {
    // It may have been carried out: what is shown is asked anew.
    if (!isAnswered(answer)) services.refresh()
    return fail(action, services, failureText(answer.problem, services.t, action.failure))
  }
  if (copied !== undefined) {
    await tellCopied(action, link, copied, services)
    return services.refresh()
  }
  const success = isOn ? action.toggle?.success : action.success
  if (success !== undefined) services.notify({ severity: 'success', text: services.t(success) })
  services.refresh()
}

/** What a button would do of several records. */
export interface ForMany {
  /** Those that it would be called for, by their places. */
  places: readonly number[]
  /** All of them have what it switches on: it would be switched off. */
  isOn: boolean
}

/**
 * For which of several records a button can be pressed, each seen through a scope of its own; a switch is turned on for those where it is
 * off, and turned off once it is on for all. Undefined for a button that does not call, or that none of them has.
 */
export function forMany(action: ViewActionModel, scopes: readonly Scope[]): ForMany | undefined {
  const { call, copy, visible, disabled = [], toggle } = action
  if (call === undefined || copy !== undefined) return undefined
  const able = scopes.flatMap((scope, place) =>
    holds(visible, scope) && !disabled.some(({ when }) => evaluate(when, scope)) ? [{ scope, place }] : [],
  )
  if (able.length === 0) return undefined
  const off = able.filter(({ scope }) => toggle === undefined || !evaluate(toggle.on, scope))
  const isOn = off.length === 0
  return { places: (isOn ? able : off).map(({ place }) => place), isOn }
}

/** Presses a button for several records, one after the other, and tells once how it ended. Answers the places of those for which it is done. */
export async function performForMany(
  action: ViewActionModel,
  { places, isOn }: ForMany,
  scopes: readonly Scope[],
  services: EngineServices,
): Promise<readonly number[]> {
  const { port, t, notify, refresh } = services
  const done: number[] = []
  const reasons = new Set<string>()
  for (const place of places) {
    const scope = scopes[place]
    if (action.call === undefined || scope === undefined) continue
    const answer = await callOnce(port, action.call, resolveCall(action, scope))
    if (answer.ok) done.push(place)
    else reasons.add(failureText(answer.problem, t, action.failure))
  }
  const label = t((isOn ? action.toggle : action)?.label ?? action.label)
  const count = done.length
  const failed = places.length - count
  const said = { action: label, count, failed, of: failed > 0 ? places.length : scopes.length }
  if (failed > 0) notify({ severity: 'error', text: t('grid.chosenFailed', said), lines: [...reasons] })
  else notify({ severity: 'success', text: t(count < scopes.length ? 'grid.chosenDonePart' : 'grid.chosenDone', said) })
  refresh()
  return done
}

/** The scope in which `answer.` is what a call answered. */
function withAnswer(scope: Scope, answer: unknown): Scope {
  const root = 'answer.'
  return { get: (path) => (path.startsWith(root) ? getAt(answer, path.slice(root.length)) : scope.get(path)) }
}

/** The link of the first parameter that has a value; undefined where none has. */
function linkIn(
  params: Readonly<Record<string, ValueRule>>,
  scope: Scope,
  services: EngineServices,
): string | undefined {
  const [found] = Object.entries(params).flatMap(([name, rule]) => {
    const value = resolve(rule, scope)
    // A column of a back end may be filled with blanks: that is no number.
    const text = isFilled(value) ? String(value).trim() : ''
    return text === '' ? [] : [[name, text] as const]
  })
  return found && services.publicLink(...found)
}

async function tellCopied(
  action: ViewActionModel,
  coming: Promise<string | undefined>,
  copied: Promise<boolean>,
  services: EngineServices,
): Promise<void> {
  const link = await coming
  if (link === undefined) return fail(action, services)
  if (!(await copied))
    return services.notify({ severity: 'info', text: services.t('action.copyByHand'), lines: [link] })
  if (action.success !== undefined) services.notify({ severity: 'info', text: services.t(action.success) })
}

function fail({ failure }: ViewActionModel, { notify, t }: EngineServices, reason?: string): void {
  notify({ severity: 'error', text: reason ?? t(failure ?? 'error.somethingWentWrong') })
}
