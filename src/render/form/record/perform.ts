import { childOf, getAt, isObject, toPayload } from '../../../config/index.ts'
import type { ActionModel, FormModel, JsonObject, LabelId, Path, Scope } from '../../../config/index.ts'
import type { Problem } from '../../../contract/index.ts'
import type { Answer } from '../../services/port.ts'
import type { EngineServices } from '../../services/services.ts'
import { isDenied, wholeReasonOf } from '../../source/failure.ts'
import { recordOwnUse } from '../../source/log.ts'
import type { FormController } from '../core/controller.ts'
import { sameData } from '../core/store.ts'
import { changedSince, conflictIn } from './conflict.ts'
import type { Conflict } from './conflict.ts'
import { isGone } from './record.ts'
import { recalledBy } from './recalls.ts'
import { hasWorked, isOutdone, isSameIntent, sendOnce, settle, takeReply, takeStored } from './send.ts'
import type { Sender } from './send.ts'
import { idIn } from './stored.ts'
import { showStored } from './show-stored.ts'

/** What the actions of a form work on. */
export interface ActionTarget extends Sender {
  controller: FormController
  /** Commits what a part still holds back while it is typed in. */
  flush(): void
  /** The answers to what the form asks for beside its record, by name. */
  asked(): Promise<JsonObject>
  /**
   * Looks for a record that a call did not find: `there`, or `gone` where somebody has deleted it; `anew` where the form then begins as a
   * new one, with what was typed (only if it may).
   */
  lookFor(mayBeginAnew: boolean): Promise<'there' | 'gone' | 'anew'>
  /** Whether a field of the form covers a path of its data. */
  hasPlace(path: Path): boolean
  close(): void
}

/**
 * `called`: the operation did what was asked; `kept`: so it did, and what was typed meanwhile stands in the form, which stays open; `done`:
 * it was given up, or nothing was to be called. With a conflict nothing was done: the person decides first.
 */
type Outcome = 'called' | 'kept' | 'done' | 'stopped' | Failure | { conflict: Conflict }

/** The message of a failed action: the specification's words, and the gateway's reason where it gives one of the whole. */
export interface Failure {
  failure: LabelId
  reason?: string | undefined
}

type AskInput = (input: NonNullable<ActionModel['input']>) => Promise<string | undefined>

/** Carries out an action: checks, asks, sends what is filled, and does the steps after it. Refusals come back at their fields. */
export async function perform(
  action: ActionModel,
  target: ActionTarget,
  services: EngineServices,
  askInput: AskInput,
): Promise<Outcome> {
  const { controller } = target
  target.flush()
  if (!(await controller.found(action.only === undefined))) return 'stopped'
  await controller.settled()
  if (action.validate !== 'none' && !controller.check(action.validate)) return 'stopped'
  const typed = action.input === undefined ? '' : await askInput(action.input)
  if (typed === undefined) return 'done'
  if (action.confirm !== undefined && !(await askConfirm(action, target.store.scope, services))) return 'done'

  const scope = actionScope(target.store.scope, typed, await target.asked())
  if (action.go !== undefined) {
    services.go(action.go, addressOf(toPayload(target.model, target.store.data(), scope, action).body))
    return 'done'
  }
  const { call } = action
  if (call === undefined) return 'done'
  const calling = { ...action, call }
  const outcome = await send(calling, scope, target, services)
  if (outcome !== 'again') return outcome
  // Somebody saved the record without changing what the form shows: the call is made over that, once.
  const second = await send(calling, scope, target, services)
  return second === 'again' ? failed(action) : second
}

/** Sends an action's call, in the place of an earlier one without an answer, and does what follows from its answer. */
async function send(
  action: ActionModel & { call: string },
  scope: Scope,
  target: ActionTarget,
  services: EngineServices,
): Promise<Outcome | 'again'> {
  const { model, store, controller } = target
  const payload = toPayload(model, store.data(), scope, action)
  const earlier = target.drafts.unanswered()
  const isSame = earlier !== undefined && isSameIntent(earlier, action, payload.body)
  const changed = isSame ? undefined : await changedSince(target)
  if (changed === 'lost') return failed(action)
  if (changed !== undefined) return changed

  const sent = store.data()
  const answer = await sendOnce(action, payload.body as JsonObject, scope, target, services)
  const carriedOut = target.drafts.unanswered()
  if (carriedOut !== undefined && isOutdone(answer)) {
    const unsettled = await settle(carriedOut, scope, target, services)
    return unsettled === undefined ? send(action, scope, target, services) : failed(action, unsettled.problem, services)
  }
  const worked = hasWorked(action, answer)
  if (action.usage !== undefined) recordOwnUse(services, { ...action.usage, worked })
  if (!answer.ok) {
    const conflict = await conflictIn(answer.problem, target, services)
    if (conflict !== undefined) return conflict
    const found = isGone(answer.problem) ? await target.lookFor(action.only === undefined) : 'there'
    if (found === 'anew') return 'done'
    if (found === 'gone') return { ...failed(action), reason: services.t('error.recordGone') }
    const refused = refusals(answer.problem, payload.dataPath)
    controller.refuse(refused)
    await showStored(action, answer.problem, target, services)
    const told = failed(action, answer.problem, services)
    // What is refused and stands nowhere in the form may have come with a newer one.
    const isBeyond = [...refused.keys()].some((path) => !target.hasPlace(path))
    const isOld = isBeyond && (await services.isPublishedAnew?.()) === true
    return isOld ? { ...told, reason: services.t('app.newVersion') } : told
  }
  if (!worked) {
    await showStored(action, undefined, target, services)
    return failed(action)
  }
  const outcome = await follow(action, { sent, answer }, target, services)
  if (action.success !== undefined && action.then.includes('toast')) tellSuccess(action, answer.data, model, services)
  return outcome
}

function failed({ failure }: ActionModel, problem?: Problem, { t }: Partial<EngineServices> = {}): Failure {
  // Trying again gives nobody a right; whoever gives it does.
  if (failure === undefined && t !== undefined && problem !== undefined && isDenied(problem)) {
    const [said, own] = [t('page.accessDeniedText'), wholeReasonOf(problem, t)]
    const reasons = [...(own === undefined || own === said ? [] : [own]), t('page.accessDeniedAdvice')]
    return { failure: 'page.accessDeniedText', reason: reasons.join(' ') }
  }
  // The notice above all that the portal asks again by itself is about what is read.
  const reason = problem?.status === 0 ? t?.('error.notAnswered') : problem && t && wholeReasonOf(problem, t)
  return { failure: failure ?? 'error.somethingWentWrong', reason }
}

function tellSuccess(action: ActionModel, reply: unknown, model: FormModel, { notify, t }: EngineServices): void {
  const message = childOf(reply, 'message')
  const text = typeof message === 'string' && message !== '' ? message : t('form.succeeded')
  notify({
    severity: 'success',
    text: t(action.success ?? '', { from: t(model.title), type: t(action.label), message: text }),
  })
}

/** What the values of an action read: the form, the text that was typed for it, and what the form asked for. */
function actionScope(form: Scope, typed: string, asked: JsonObject): Scope {
  return {
    get(path) {
      if (path === 'input') return typed
      return path.startsWith('asked.') ? getAt(asked, path.slice('asked.'.length)) : form.get(path)
    },
  }
}

/**
 * The steps after a success. What was sent whole is no longer an unsaved change, and a new record has its id. What was typed after it was
 * sent stays in the form, which stays open then.
 */
async function follow(
  action: ActionModel,
  { sent, answer }: { sent: JsonObject; answer: Extract<Answer, { ok: true }> },
  target: ActionTarget,
  services: EngineServices,
): Promise<'called' | 'kept'> {
  const { model, store, controller, version } = target
  target.flush()
  const isTypedOn = model.record.load !== undefined && action.only === undefined && !sameData(sent, store.data())
  const id = store.isNew() ? idIn(answer.data, model) : undefined
  if (isTypedOn) {
    await takeStored(answer, sent, target)
    controller.reset()
  } else if (action.then.includes('close')) {
    target.close()
  } else if (action.then.includes('take')) {
    await takeReply(answer, target, services)
    controller.reset()
  } else if (action.then.includes('reload')) {
    const loaded = await target.reload(id)
    if (loaded !== undefined) store.load(loaded)
    version.etag = loaded?.etag ?? answer.etag
    controller.reset()
  } else if (action.only === undefined) {
    if (id !== undefined && model.record.id !== undefined) store.set(model.record.id, id)
    store.load({ data: store.data(), isNew: store.isNew() && id === undefined })
    version.etag = answer.etag
    controller.reset()
  }
  if (action.then.includes('refresh')) services.refresh()
  return isTypedOn ? 'kept' : 'called'
}

/** What is filled, as texts of an address: single values, outer spaces cut off; those inside an object by their names there. */
function addressOf(body: unknown): Record<string, string> {
  const entries = (value: unknown): [string, unknown][] => (isObject(value) ? Object.entries(value) : [])
  const texts = [...entries(body), ...entries(body).flatMap(([, value]) => entries(value))].map(
    ([name, value]) =>
      [name, ['string', 'number', 'boolean'].includes(typeof value) ? String(value).trim() : ''] as const,
  )
  return Object.fromEntries(texts.filter(([, text]) => text !== ''))
}

function askConfirm(action: ActionModel, scope: Scope, services: EngineServices): Promise<boolean> {
  const { ask, t } = services
  return ask({
    title: t('form.confirmTitle'),
    text: t(action.confirm ?? ''),
    confirm: t(action.label),
    cancel: t(action.decline ?? 'action.cancel'),
    danger: action.tone === 'danger',
    recalled: recalledBy(action, scope, services),
  })
}

function refusals(problem: Problem, dataPath: (path: Path) => Path): Map<Path, string> {
  const found = new Map<Path, Set<string>>()
  for (const { field, message } of problem.fieldErrors) {
    if (field === '') continue
    const path = dataPath(field)
    found.set(path, (found.get(path) ?? new Set()).add(message))
  }
  return new Map([...found].map(([path, messages]) => [path, [...messages].join(' ')]))
}
