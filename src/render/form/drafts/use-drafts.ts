import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { now, setAt } from '../../../config/index.ts'
import type { FormModel, JsonObject } from '../../../config/index.ts'
import { useLatest } from '../../parts/use-latest.ts'
import { newDraftId } from '../../services/drafts.ts'
import type { Draft, Intent } from '../../services/drafts.ts'
import { NEW_RECORD, useEngine } from '../../services/services.ts'
import type { FormSession } from '../fields/context.ts'
import { aboutOf } from './about.ts'
import { createKeptAt } from './kept-line.tsx'
import type { KeptAt } from './kept-line.tsx'
import { isOnlyInput, isOutdated, nextDraft, openDraft } from './machine.ts'
import type { Besides, DraftCommand, DraftedForm, DraftEvent, DraftState } from './machine.ts'

/** An earlier draft that differs from what is stored. */
export interface Offer {
  draft: Draft
  /** The stored record was changed after the draft was typed. */
  isOutdated: boolean
  /** It holds a text for an action and no change of the record. */
  isOnlyInput: boolean
}

/** What is known of the save that was sent last, kept with the draft until it is answered. */
export interface SentSave {
  /** The save that was sent and not answered, also that of an earlier draft once it was restored. */
  unanswered(): Intent | undefined
  sending(intent: Intent): void
  /** The gateway answered, with success or not; `left` is an earlier save that still has no answer, and that is never sent again by itself. */
  answered(left?: Intent): void
  /** An action was carried out with the text that was typed for it. */
  told(action: string): void
}

/** The draft of an open form, and the earlier ones that it offers. */
export interface FormDrafts {
  /** Earlier drafts of the record, until the person decides. */
  offers: readonly Offer[]
  /** An earlier draft stands in the form over a record that was changed since. */
  shown: Draft | undefined
  /** The earlier draft that was put in the form last. */
  restored: Draft | undefined
  /** Puts an earlier draft in the form; what stands there is offered in its place. */
  restore(id: string): void
  /** Shows the stored record again; the draft is offered as before. */
  putBack(): void
  discard(id: string): void
  /** The save of the form that is under way. The same object as long as the form is open. */
  save: SentSave
  /** When this device last took what was typed. The same object as long as the form is open. */
  keptAt: KeptAt
  /** The form is done with what was typed: it was saved, or is left behind knowingly. */
  finish(): void
}

/** What drafts of a form are kept of. */
export interface Drafted extends Pick<FormSession, 'model' | 'store' | 'controller' | 'typing' | 'calls' | 'inputs'> {
  /** The record's id; undefined of a new one. */
  recordId: string | undefined
  /** The version of the record that stands under the form. */
  version: { etag: string | undefined }
}

/** Whether a form has drafts: one that only asks has none. */
function hasDrafts(model: FormModel): boolean {
  return model.record.load !== undefined
}

/** The drafts that a form offers when it opens a record; `recordId` is undefined of a new one. */
export async function findDrafts(
  model: FormModel,
  recordId: string | undefined,
  drafts: ReturnType<typeof useEngine>['drafts'],
): Promise<readonly Draft[]> {
  return hasDrafts(model) ? ((await drafts?.find(model.name, recordId ?? NEW_RECORD)) ?? []) : []
}

/**
 * Keeps what is typed on this device, each change as it is made, until it is saved: it survives a reload, a crash and an expired
 * session. `found` are earlier drafts of the record, `wanted` the id of one that is to be restored at once. What happens when is
 * the machine's; here it is tied to the form, the clock and the page.
 */
export function useDrafts(drafted: Drafted, found: readonly Draft[], wanted: string | undefined): FormDrafts {
  const services = useEngine()
  const { model, recordId = NEW_RECORD, store, controller, typing, calls, inputs } = drafted
  const drafts = hasDrafts(model) ? services.drafts : undefined
  const servicesNow = useLatest(() => services)
  const [form] = useState(() => draftedForm(drafted, servicesNow))
  const [first] = useState(() => openDraft(newDraftId(), recordId, found, form))
  // A key changes the state, but not what is drawn of it.
  const [{ offers, shown }, draw] = useState<Drawn>(first.state)
  const state = useRef(first.state)
  const [restored, setRestored] = useState<Draft>()
  const [keptAt] = useState(createKeptAt)

  const run = useLatest((command: DraftCommand): void => {
    switch (command.do) {
      case 'save':
        void drafts?.save(command.draft).then((isKept) => {
          const isOurs = command.draft.id === state.current.id && state.current.kept !== undefined
          if (isOurs) keptAt.set(isKept ? new Date(command.draft.typedAt) : undefined)
        })
        return
      case 'remove':
        if (command.id === state.current.id) keptAt.set(undefined)
        return drafts?.remove(command.id)
      case 'release':
        return drafts?.release(command.id)
      case 'show': {
        const { data, over, beside = {} } = command
        store.batch(() => {
          if (over !== undefined) store.load({ data: over.record, isNew: false })
          store.replace(data)
        })
        if (over !== undefined) drafted.version.etag = over.etag
        drafted.calls.replace(beside.calls ?? {})
        drafted.inputs.replace(beside.inputs ?? {})
        return controller.reset()
      }
    }
  })
  const send = useLatest((event: DraftEvent): void => {
    const { state: next, commands } = nextDraft(state.current, event, form, now().getTime())
    state.current = next
    draw((before) => (DRAWN.every((name) => before[name] === next[name]) ? before : next))
    commands.forEach((command) => run(command))
  })
  const taken = useLatest((id: string, draft: Draft | undefined): void => {
    if (draft !== undefined) {
      send({ type: 'restored', draft })
      return setRestored(draft)
    }
    send({ type: 'lost', id })
    services.notify({ severity: 'info', text: services.t('draft.elsewhere') })
  })
  const isGone = useRef(false)
  const restore = useCallback(
    // What is taken once the form has gone is free for the next one.
    (id: string): void =>
      void drafts?.take(id).then((draft) => (isGone.current ? drafts.release(id) : taken(id, draft))),
    [drafts, taken],
  )

  useEffect(() => first.commands.forEach((command) => run(command)), [first, run])
  useEffect(() => send({ type: 'named', recordId }), [send, recordId])
  const [atOnce] = useState(() => found.find(({ id }) => id === wanted)?.id)
  useEffect(() => {
    if (atOnce !== undefined) restore(atOnce)
  }, [atOnce, restore])
  useEffect(() => {
    if (drafts === undefined) return
    isGone.current = false
    const stops = [
      store.listen(['', 'record'], () => send({ type: 'typed' })),
      typing.listen(() => send({ type: 'typed' })),
      calls.listen(() => send({ type: 'beside' })),
      inputs.listen(() => send({ type: 'beside' })),
    ]
    return () => {
      isGone.current = true
      // Inputs that go at the same time still commit what they hold.
      queueMicrotask(() => {
        stops.forEach((stop) => stop())
        drafts.release(state.current.id)
      })
    }
  }, [drafts, store, typing, calls, inputs, send])

  const actions = useMemo(
    () => ({
      restore,
      putBack: () => send({ type: 'putBack', newId: newDraftId() }),
      discard: (id: string) => send({ type: 'discarded', id }),
      save: {
        unanswered: () => state.current.intent,
        sending: (intent: Intent) => send({ type: 'sending', intent }),
        answered: (left?: Intent) => send({ type: 'answered', left }),
        told: (action: string) => send({ type: 'told', action }),
      },
      finish: () => send({ type: 'finished' }),
      keptAt,
    }),
    [send, restore, keptAt],
  )
  return useMemo(
    () => ({
      offers: offers.map((draft) => ({
        draft,
        isOutdated: isOutdated(draft, form),
        isOnlyInput: isOnlyInput(draft),
      })),
      shown,
      restored,
      ...actions,
    }),
    [offers, shown, restored, actions, form],
  )
}

/** What is drawn of the state. */
type Drawn = Pick<DraftState, (typeof DRAWN)[number]>
const DRAWN = ['offers', 'shown'] as const

/** A form's store as the machine asks for it. */
function draftedForm(
  { model, store, version, typing, calls, inputs }: Drafted,
  services: () => ReturnType<typeof useEngine>,
): DraftedForm {
  const begun = store.data()
  const data = withTyped(store.data, typing.all)
  const beside = (): Besides => ({
    ...(Object.keys(calls.all()).length > 0 && { calls: calls.all() }),
    ...(Object.keys(inputs.all()).length > 0 && { inputs: inputs.all() }),
  })
  return {
    form: model.name,
    data,
    beside,
    record: store.loaded,
    etag: () => version.etag,
    isDirty: () => store.isDirty() || data() !== store.data(),
    about: () => aboutOf(model, { data: data(), base: store.loaded() ?? begun, inputs: inputs.all() }, services()),
  }
}

/** The data with what is still being typed; the same object while neither changes. */
function withTyped(data: () => JsonObject, typed: FormSession['typing']['all']): () => JsonObject {
  let made = { data: data(), typed: typed(), whole: data() }
  return () => {
    const now = { data: data(), typed: typed() }
    if (now.data !== made.data || now.typed !== made.typed) {
      const values = Object.values(now.typed).flatMap((each) => Object.entries(each))
      const whole = values.reduce((before, [path, value]) => setAt(before, path, value) as JsonObject, now.data)
      made = { ...now, whole }
    }
    return made.whole
  }
}
