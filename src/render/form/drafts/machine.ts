import type { JsonObject } from '../../../config/index.ts'
import type { Draft, Intent } from '../../services/drafts.ts'
import { sameData } from '../core/store.ts'

/** The open form whose draft it is, as it stands when it is asked. */
export interface DraftedForm {
  /** Its name. */
  form: string
  /** With what is still being typed. */
  data(): JsonObject
  /** What stands beside its data, where anything does. */
  beside(): Besides
  /** As it was loaded; undefined of a new one. */
  record(): JsonObject | undefined
  /** The version that was loaded. */
  etag(): string | undefined
  isDirty(): boolean
  /** A few of the values typed, to recognise the draft by. */
  about(): Draft['about']
}

/** Calls of a form's parts that were not answered, and texts typed for its actions; absent while there are none. */
export type Besides = Pick<Draft, 'calls' | 'inputs'>

/** A record as it is stored, and its version where the gateway tells one. */
export interface Stored {
  record: JsonObject
  etag: string | undefined
}

/** Where the draft of one open form stands. */
export interface DraftState {
  /** What it is kept under. */
  id: string
  recordId: string
  /** Earlier drafts of the record, the latest first, until the person decides. */
  offers: readonly Draft[]
  /** An earlier draft stands in the form, over the record as it was then: saving it tells what differs from the one stored now. */
  shown: Draft | undefined
  /** The record that is stored now, while that draft is shown: the way back. */
  stored: Stored | undefined
  /** A save of this form that was sent and not answered. */
  intent: Intent | undefined
  /** The form's data when that was sent. */
  sent: JsonObject | undefined
  /** The data that is on the device under the id; undefined while none is. */
  kept: JsonObject | undefined
  /** The form is done with what was typed: nothing more is kept. */
  isDone: boolean
}

/** What happens to the draft of an open form. */
export type DraftEvent =
  /** The form's data changed. */
  | { type: 'typed' }
  /** A new record was saved: it has an id from now on. */
  | { type: 'named'; recordId: string }
  /** The person takes an earlier draft, goes back to the stored record, or gives an earlier draft up. */
  | { type: 'restored'; draft: Draft }
  | { type: 'putBack'; newId: string }
  | { type: 'discarded'; id: string }
  /** An earlier draft has gone, or another page has it open. */
  | { type: 'lost'; id: string }
  /** A save is sent; it was answered, with success or not. `left` is an earlier save that it was to replace and that still has no answer. */
  | { type: 'sending'; intent: Intent }
  | { type: 'answered'; left?: Intent | undefined }
  /** Something beside the data changed: a part made a call of its own or was answered, a text was typed for an action. */
  | { type: 'beside' }
  /** An action was carried out with the text that was typed for it. */
  | { type: 'told'; action: string }
  /** It was saved, or is left behind knowingly. */
  | { type: 'finished' }

/** What is to be done about it: in the store of drafts, or in the form. */
export type DraftCommand =
  | { do: 'save'; draft: Draft }
  | { do: 'remove'; id: string }
  | { do: 'release'; id: string }
  /** Puts data in the form, and the record that it was made of under it where that is another one. */
  | { do: 'show'; data: JsonObject; over?: Stored; beside?: Besides }

/** A state, and what is to be done on the way into it, in order. */
export interface DraftStep {
  state: DraftState
  commands: readonly DraftCommand[]
}

/**
 * A form opens over its record: earlier drafts are offered. A draft that equals what is stored is removed. So is one in which nothing was typed
 * and only a button was pressed, without an answer. If the record has not changed since, the form takes over that call, so that pressing the
 * button again repeats it under its key; if it has, the record shows what became of the call.
 */
export function openDraft(id: string, recordId: string, found: readonly Draft[], form: DraftedForm): DraftStep {
  const isVain = (draft: Draft): boolean =>
    draft.inputs === undefined &&
    (draft.intent === undefined ? sameData(draft.data, form.data()) : isOnlyPressed(draft))
  const pressed = found.find((draft) => isVain(draft) && draft.intent !== undefined && isCurrent(draft, form))
  return {
    state: {
      id,
      recordId,
      offers: found.filter((draft) => !isVain(draft)),
      shown: undefined,
      stored: undefined,
      intent: pressed?.intent,
      ...(pressed === undefined ? { sent: undefined, kept: undefined } : { sent: form.data(), kept: form.data() }),
      isDone: false,
    },
    commands: [
      ...found.filter(isVain).map((draft) => ({ do: 'remove', id: draft.id }) as const),
      ...(pressed === undefined ? [] : [{ do: 'save', draft: { ...pressed, id } } as const]),
    ],
  }
}

/** Whether nothing was typed: a button was pressed, and the call not answered. */
function isOnlyPressed({ record, data, calls }: Draft): boolean {
  return calls === undefined && record !== undefined && sameData(data, record)
}

/** Whether the record is stored as it was when a draft of it was kept. */
function isCurrent(draft: Draft, form: DraftedForm): boolean {
  return draft.etag === form.etag() && !isOutdated(draft, form)
}

/** Whether the stored record was changed after a draft of it was typed. */
export function isOutdated({ record }: Draft, form: Pick<DraftedForm, 'record'>): boolean {
  return record !== undefined && !sameData(record, form.record())
}

/** The next state of a draft after an event at a time of the clock, in milliseconds. */
export function nextDraft(state: DraftState, event: DraftEvent, form: DraftedForm, at: number): DraftStep {
  const { id, offers } = state
  switch (event.type) {
    case 'typed':
      return kept(isOverStored(state, form) ? { ...state, shown: undefined, stored: undefined } : state, form, at)
    case 'named':
      return stay({ ...state, recordId: event.recordId })
    case 'restored': {
      const draft = isOnlyInput(event.draft) ? overCurrent(event.draft, form) : event.draft
      const own = state.kept === undefined ? [] : [draftOf(state, form, at)]
      const others = offers.filter((each) => each.id !== draft.id)
      const over = overOf(draft, form)
      return {
        state: {
          ...state,
          id: draft.id,
          offers: [...own, ...others],
          shown: over && draft,
          stored: over && storedOf(state, form),
          intent: draft.intent,
          kept: draft.data,
          sent: draft.isFurther === true ? undefined : draft.data,
        },
        // What was typed before stays on the device, and is offered.
        commands: [
          ...own.map(() => ({ do: 'release', id }) as const),
          { do: 'show', data: draft.data, ...(over && { over }), beside: besidesOf(draft) },
        ],
      }
    }
    case 'putBack': {
      const typed = draftOf(state, form, at)
      const over = storedOf(state, form)
      return {
        state: {
          ...state,
          id: event.newId,
          offers: [typed, ...offers],
          shown: undefined,
          stored: undefined,
          intent: undefined,
          sent: undefined,
          kept: undefined,
        },
        commands: [
          { do: 'save', draft: typed },
          { do: 'release', id },
          { do: 'show', data: over.record, over },
        ],
      }
    }
    case 'discarded':
      return { state: without(state, event.id), commands: [{ do: 'remove', id: event.id }] }
    case 'lost':
      return stay(without(state, event.id))
    case 'sending':
      return keep({ ...state, intent: event.intent, sent: form.data() }, form, at)
    case 'answered':
      return kept({ ...state, intent: event.left, sent: undefined }, form, at, state.kept !== undefined)
    case 'beside':
      return kept(state, form, at, true)
    case 'told': {
      // What was to be said by it before has no use any more.
      const vain = offers.filter(
        (draft) => isOnlyInput(draft) && Object.keys(draft.inputs ?? {}).join() === event.action,
      )
      return {
        state: { ...state, offers: offers.filter((draft) => !vain.includes(draft)) },
        commands: vain.map((draft) => ({ do: 'remove', id: draft.id })),
      }
    }
    case 'finished':
      // Nobody knows what became of a save without an answer: its draft stays, to find out.
      return {
        state: { ...state, offers: [], isDone: true },
        commands: [{ do: state.intent === undefined ? 'remove' : 'release', id }],
      }
  }
}

/** Whether nothing but a text for an action was typed: it can be put over any version of the record, a closed one too. */
export function isOnlyInput({ inputs, record, data }: Draft): boolean {
  return inputs !== undefined && record !== undefined && sameData(data, record)
}

function overCurrent(draft: Draft, form: DraftedForm): Draft {
  const [record, etag] = [form.record(), form.etag()]
  return { ...draft, data: form.data(), ...(record && { record }), ...(etag !== undefined && { etag }) }
}

function besidesOf({ calls, inputs }: Draft): Besides {
  return { ...(calls && { calls }), ...(inputs && { inputs }) }
}

/** What an outdated draft was made of; undefined of one over the record as it is. */
function overOf(draft: Draft, form: DraftedForm): Stored | undefined {
  const { record, etag } = draft
  return record !== undefined && isOutdated(draft, form) ? { record, etag } : undefined
}

/** The record that is stored now, whichever stands under the form. */
function storedOf({ stored }: DraftState, form: DraftedForm): Stored {
  return stored ?? { record: form.record() ?? {}, etag: form.etag() }
}

/** Whether an outdated draft that was shown stands over the record as it is stored by now: the two were merged. */
function isOverStored({ shown }: DraftState, form: DraftedForm): boolean {
  return shown !== undefined && form.record() !== shown.record
}

/** Keeps what stands in the form, if it is not kept yet; without a difference to what is stored there is nothing to keep. */
function kept(state: DraftState, form: DraftedForm, at: number, isOther = form.data() !== state.kept): DraftStep {
  if (state.isDone || !isOther) return stay(state)
  if (form.isDirty() || state.intent !== undefined || Object.keys(form.beside()).length > 0)
    return keep(state, form, at)
  // What was typed is taken back; an earlier draft that was shown and taken back by hand is decided on.
  return {
    state: { ...state, shown: undefined, stored: undefined, kept: undefined },
    commands: [
      ...(state.kept === undefined ? [] : [{ do: 'remove', id: state.id } as const]),
      ...(state.stored === undefined ? [] : [{ do: 'show', data: state.stored.record, over: state.stored } as const]),
    ],
  }
}

function keep(state: DraftState, form: DraftedForm, at: number): DraftStep {
  return { state: { ...state, kept: form.data() }, commands: [{ do: 'save', draft: draftOf(state, form, at) }] }
}

function stay(state: DraftState): DraftStep {
  return { state, commands: [] }
}

function without(state: DraftState, id: string): DraftState {
  return { ...state, offers: state.offers.filter((draft) => draft.id !== id) }
}

/** What stands in the form now, as a draft. */
function draftOf({ id, recordId, intent, sent }: DraftState, form: DraftedForm, at: number): Draft {
  const [record, etag] = [form.record(), form.etag()]
  return {
    id,
    form: form.form,
    recordId,
    typedAt: new Date(at).toISOString(),
    data: form.data(),
    about: form.about(),
    ...(record !== undefined && { record }),
    ...(etag !== undefined && { etag }),
    ...form.beside(),
    ...(intent !== undefined && { intent, isFurther: form.data() !== sent }),
  }
}
