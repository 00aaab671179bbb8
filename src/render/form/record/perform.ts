import { childOf, getAt, toPayload } from '../../../config/index.ts'
import type { ActionModel, FormModel, JsonObject, Path, Scope } from '../../../config/index.ts'
import type { Problem } from '../../../contract/index.ts'
import type { EngineServices } from '../../services/services.ts'
import { callOperation, resolveCall } from '../../source/call.ts'
import { recordUse } from '../../source/log.ts'
import type { Use } from '../../source/log.ts'
import type { FormController } from '../core/controller.ts'
import type { FormStore } from '../core/store.ts'
import type { LoadedRecord } from './record.ts'

/** What the actions of a form work on. */
export interface ActionTarget {
  model: FormModel
  store: FormStore
  controller: FormController
  /** Commits what a part still holds back while it is typed in. */
  flush(): void
  /** The answers to what the form asks for beside its record, by name. */
  asked(): Promise<JsonObject>
  /** Loads the record anew; the id is given when a new record got one. */
  reload(id: string | undefined): Promise<LoadedRecord | undefined>
  close(): void
}

/** `called`: the operation did what was asked; `done`: it was given up, or nothing was to be called. */
type Outcome = 'called' | 'done' | 'stopped' | { failure: string }

type AskInput = (input: NonNullable<ActionModel['input']>) => Promise<string | undefined>

/** Carries out an action: checks, asks, sends what is filled, and does the steps after it. Refusals come back at their fields. */
export async function perform(
  action: ActionModel,
  target: ActionTarget,
  services: EngineServices,
  askInput: AskInput,
): Promise<Outcome> {
  const { model, store, controller } = target
  const { t } = services
  target.flush()
  await controller.settled()
  if (action.validate !== 'none' && !controller.check(action.validate)) return 'stopped'
  const typed = action.input === undefined ? '' : await askInput(action.input)
  if (typed === undefined) return 'done'
  if (action.confirm !== undefined && !(await askConfirm(action, services))) return 'done'

  const scope = actionScope(store.scope, typed, await target.asked())
  const payload = toPayload(model, store.data(), scope, action)
  if (action.go !== undefined) {
    services.go(action.go, addressOf(payload.body))
    return 'done'
  }
  if (action.call === undefined) return 'done'
  const input = { ...resolveCall(action, scope), body: payload.body }
  const answer = await callOperation(services.port, action.call, input)
  if (action.usage !== undefined)
    recordUse(services.port, services.reports, recordedUse(action.usage, answer.ok, services))
  if (!answer.ok) {
    controller.refuse(refusals(answer.problem, payload.dataPath))
    return { failure: action.failure ?? 'error.somethingWentWrong' }
  }
  await follow(action, target, services, answer.data)
  if (action.success !== undefined && action.then.includes('toast')) {
    const message = childOf(answer.data, 'message')
    const text = typeof message === 'string' && message !== '' ? message : t('form.succeeded')
    services.notify({
      severity: 'success',
      text: t(action.success, { from: t(model.title), type: t(action.label), message: text }),
    })
  }
  return 'called'
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

/** The steps after a success. What was sent whole is no longer an unsaved change, and a new record has its id. */
async function follow(
  action: ActionModel,
  target: ActionTarget,
  services: EngineServices,
  reply: unknown,
): Promise<void> {
  const { model, store, controller } = target
  const id = store.isNew() ? idIn(reply, model) : undefined
  if (action.then.includes('close')) {
    target.close()
  } else if (action.then.includes('reload')) {
    const loaded = await target.reload(id)
    if (loaded !== undefined) store.load(loaded)
    controller.reset()
  } else if (action.then.includes('take')) {
    const record = recordIn(reply, model)
    if (record !== undefined) store.load({ data: record, isNew: false })
    controller.reset()
  } else if (action.only === undefined) {
    if (id !== undefined && model.record.id !== undefined) store.set(model.record.id, id)
    store.load({ data: store.data(), isNew: store.isNew() && id === undefined })
    controller.reset()
  }
  if (action.then.includes('refresh')) services.refresh()
}

/** The record in a reply: the reply is the record, or holds it where the record is loaded from or under `data`. */
function recordIn(reply: unknown, model: FormModel): JsonObject | undefined {
  const { id, load } = model.record
  if (id === undefined || load === undefined) return undefined
  const found = [getAt(reply, load.at), childOf(reply, 'data'), reply].find((record) => isId(getAt(record, id)))
  return typeof found === 'object' && found !== null ? (found as JsonObject) : undefined
}

function idIn(reply: unknown, model: FormModel): string | undefined {
  const id = getAt(recordIn(reply, model), model.record.id ?? '')
  return isId(id) ? String(id) : undefined
}

function isId(id: unknown): id is string | number {
  return (typeof id === 'string' && id !== '') || typeof id === 'number'
}

/** What is filled, as texts of an address: single values, outer spaces cut off. */
function addressOf(body: unknown): Record<string, string> {
  const entries = typeof body === 'object' && body !== null ? Object.entries(body) : []
  const texts = entries.map(
    ([name, value]) =>
      [name, ['string', 'number', 'boolean'].includes(typeof value) ? String(value).trim() : ''] as const,
  )
  return Object.fromEntries(texts.filter(([, text]) => text !== ''))
}

function askConfirm(action: ActionModel, { ask, t }: EngineServices): Promise<boolean> {
  return ask({
    title: t('form.confirmTitle'),
    text: t(action.confirm ?? ''),
    confirm: t(action.label),
    cancel: t('action.cancel'),
    danger: action.tone === 'danger',
  })
}

function refusals(problem: Problem, dataPath: (path: Path) => Path): Map<Path, string> {
  return new Map(problem.fieldErrors.map(({ field, message }) => [dataPath(field), message]))
}

function recordedUse(usage: NonNullable<ActionModel['usage']>, worked: boolean, { scope }: EngineServices): Use {
  return { ...usage, worked, tenant: textAt(scope.tenant, 'id'), userId: textAt(scope.session, 'userId') }
}

function textAt(value: unknown, path: Path): string {
  return String(getAt(value, path) ?? '')
}
