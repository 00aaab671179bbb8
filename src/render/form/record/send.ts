import { getAt, isFilled, resolveCall, setAt } from '../../../config/index.ts'
import type { ActionModel, FormModel, JsonObject, Scope } from '../../../config/index.ts'
import { KEY_REUSED, newKey } from '../../../contract/index.ts'
import type { Problem } from '../../../contract/index.ts'
import type { Intent } from '../../services/drafts.ts'
import type { Answer } from '../../services/port.ts'
import type { EngineServices } from '../../services/services.ts'
import { callOperation } from '../../source/call.ts'
import { isAnswered } from '../../source/once.ts'
import type { FormStore } from '../core/store.ts'
import type { SentSave } from '../drafts/use-drafts.ts'
import { idIn, partIn, putUnder, recordIn, withStoredRows } from './stored.ts'
import { completed } from './record.ts'
import type { LoadedRecord } from './record.ts'

/** The version of the record that stands under the form; undefined of a new one, and where the gateway tells none. */
export interface Version {
  etag: string | undefined
}

/** What is sent of a form, and where. */
export interface Sender {
  model: FormModel
  store: FormStore
  version: Version
  drafts: SentSave
  /** Loads the record anew; the id is given when a new record got one. */
  reload(id: string | undefined): Promise<LoadedRecord | undefined>
}

/** Whether a save that was not answered is this one: pressing the button again sends it under the same key. */
export function isSameIntent(intent: Intent, action: ActionModel, body: unknown): boolean {
  return intent.action === action.id && JSON.stringify(intent.body) === JSON.stringify(body)
}

/**
 * Sends an action's call with the version that the form changes. A key stays with its payload until that is answered, so that it is carried
 * out once however often it is sent. Where another save is still unanswered, this one takes its place and its key: the gateway carries out
 * one of the two, and refuses this one if it has done the other (`isOutdone`).
 */
export async function sendOnce(
  action: ActionModel & { call: string },
  body: JsonObject,
  scope: Scope,
  sender: Sender,
  { port }: EngineServices,
): Promise<Answer> {
  const { drafts, store } = sender
  const earlier = drafts.unanswered()
  const isSame = earlier !== undefined && isSameIntent(earlier, action, body)
  const before = isSame ? earlier.before : earlier
  const key = earlier?.key ?? newKey()
  const { path, query } = resolveCall(action, scope)
  const version = versionOf(body, sender)
  const { succeeds } = action
  const call = { operation: action.call, path, query, ...version, ...(succeeds && { succeeds }) }
  drafts.sending({ action: action.id, key, body, data: store.data(), call, ...(before && { before }) })
  const answer = await callOperation(port, action.call, { path, query, body, key, ...version })
  if (!isAnswered(answer, earlier !== undefined)) return answer
  // No failure, and not the success that the operation has: it may have been carried out.
  if (answer.ok && !hasWorked(action, answer)) return answer
  // A refusal of this one tells nothing of the one before.
  drafts.answered(answer.ok ? undefined : before)
  return answer
}

/** Whether an action's call did what was asked, where its success has a status of its own. */
export function hasWorked({ succeeds }: ActionModel, answer: Answer): answer is Extract<Answer, { ok: true }> {
  return answer.ok && (succeeds?.includes(answer.status) ?? true)
}

/** Whether another call under the same key was carried out in the place of this one. */
export function isOutdone(answer: Answer): boolean {
  return !answer.ok && answer.problem.code === KEY_REUSED
}

/** The version that a body changes, where it names a record that exists and the gateway has given its version. */
function versionOf(body: unknown, { model, version: { etag } }: Sender): { ifMatch?: string } {
  const { id } = model.record
  return id !== undefined && etag !== undefined && isFilled(getAt(body, id)) ? { ifMatch: etag } : {}
}

/**
 * Takes up an earlier save that was carried out in the place of a later one: it is sent as it was, under its own key, and answered as it
 * was then; its record stands under the form, with what was typed since. Where it was outdone itself, that is done with the one before
 * it. Answers the failure when there is no answer yet; one that is refused is over.
 */
export async function settle(
  intent: Intent,
  scope: Scope,
  sender: Sender,
  services: EngineServices,
): Promise<{ problem?: Problem } | undefined> {
  const { model, drafts } = sender
  const action = model.actions.find(({ id }) => id === intent.action)
  if (action?.call === undefined) {
    drafts.answered()
    return undefined
  }
  const { path, query, ifMatch } = intent.call ?? { ...resolveCall(action, scope), ifMatch: undefined }
  const answer = await callOperation(services.port, action.call, {
    path,
    query,
    body: intent.body,
    key: intent.key,
    ...(ifMatch !== undefined && { ifMatch }),
  })
  if (!answer.ok && !isAnswered(answer)) return answer
  if (isOutdone(answer) && intent.before !== undefined) return settle(intent.before, scope, sender, services)
  if (hasWorked(action, answer)) await takeStored(answer, intent.data ?? (intent.body as JsonObject), sender)
  drafts.answered()
  return undefined
}

/**
 * Takes what a save has stored as the record; what was typed after it was sent (`sent` is the data then) stays in the form as a change.
 * The record is loaded; where that fails it is what was sent, with the id that it got.
 */
export async function takeStored(
  answer: Extract<Answer, { ok: true }>,
  sent: JsonObject,
  { model, store, version, reload }: Sender,
): Promise<void> {
  const id = store.isNew() ? idIn(answer.data, model) : undefined
  const loaded = await reload(id)
  const theirs = loaded?.data ?? { ...sent, ...recordIn(answer.data, model) }
  const { base, mine } = withStoredRows(model, { sent, mine: store.data(), theirs })
  store.batch(() => {
    store.replace(mine)
    putUnder({ model, store }, { base, theirs })
  })
  version.etag = loaded?.etag ?? answer.etag
}

/**
 * Shows what an action has made of the record: the reply, where it lacks nothing that is known of the record; else the record is loaded, and
 * where that fails it is what was known with what the reply says over it. The status is the reply's (specification, §7): what is loaded may
 * be of a moment before.
 */
export async function takeReply(
  answer: Extract<Answer, { ok: true }>,
  { model, store, version, reload }: Sender,
  services: EngineServices,
): Promise<void> {
  const known = store.data()
  const id = store.isNew() ? idIn(answer.data, model) : undefined
  const record = recordIn(answer.data, model)
  const isWhole = record !== undefined && Object.keys(known).every((name) => name in record || !isFilled(known[name]))
  const loaded = isWhole ? undefined : await reload(id)
  const said = isWhole ? record : partIn(answer.data, model)
  const status = model.record.status?.field
  const state = status && getAt(said, status)
  if (loaded !== undefined)
    store.load(
      status && isFilled(state) ? { ...loaded, data: setAt(loaded.data, status, state) as JsonObject } : loaded,
    )
  else if (said !== undefined) {
    const data = completed(model, isWhole ? said : { ...known, ...said }, services)
    store.load({ data, isNew: store.isNew() && id === undefined })
  }
  version.etag = loaded?.etag ?? answer.etag
}
