import type { JsonObject } from '../../../config/index.ts'
import type { Draft } from '../../services/services.ts'
import { sameData } from '../core/store.ts'

/** How long after the last change a draft is kept, and how long after the first one at the latest, in milliseconds. */
const PAUSE = 1_000
const LONGEST = 3_000

/** The open form whose draft it is, as it stands when it is asked. */
export interface DraftedForm {
  data(): JsonObject
  /** As it was loaded; undefined of a new one. */
  record(): JsonObject | undefined
  isDirty(): boolean
}

/** An earlier draft that differs from what is stored, until the person decides. */
export interface Offer {
  draft: Draft
  /** The stored record was changed after the draft was typed: both are kept until the person saves or discards. */
  isOutdated: boolean
  /** The draft stands in the form, over a record that was changed since. */
  isShown: boolean
}

/** Where the draft of one open form stands. */
export interface DraftState {
  /** What it is kept under. */
  key: string
  offer: Offer | undefined
  /** When what was typed is kept at the latest, in milliseconds of the clock; undefined while nothing waits. */
  due: number | undefined
  /** The form is done with what was typed: nothing more is kept. */
  isDone: boolean
}

/** What happens to the draft of an open form. */
export type DraftEvent =
  /** The form's data changed. */
  | { type: 'typed' }
  /** Nothing was typed for a while, or the form goes without a word. */
  | { type: 'rested' }
  /** A new record was saved: it has a key of its own from now on. */
  | { type: 'named'; key: string }
  /** The person takes the earlier draft, goes back to the stored record, or gives the draft up. */
  | { type: 'restored' }
  | { type: 'putBack' }
  | { type: 'discarded' }
  /** It was saved, or is left behind knowingly. */
  | { type: 'finished' }

/** What is to be done about it: in the store of drafts, in the form, or later. */
export type DraftCommand =
  | { do: 'save'; key: string; draft: Draft }
  | { do: 'remove'; key: string }
  | { do: 'show'; data: JsonObject }
  /** `rested` is to come after so many milliseconds, unless something is typed before. */
  | { do: 'wait'; ms: number }

/** A state, and what is to be done on the way into it, in order. */
export interface DraftStep {
  state: DraftState
  commands: readonly DraftCommand[]
}

/** A form opens over its record: an earlier draft is offered, unless it says what is stored anyway. */
export function openDraft(key: string, found: Draft | undefined, form: DraftedForm): DraftStep {
  const isSame = found !== undefined && sameData(found.data, form.data())
  const offer =
    found === undefined || isSame
      ? undefined
      : {
          draft: found,
          isOutdated: found.record !== undefined && !sameData(found.record, form.record()),
          isShown: false,
        }
  return { state: { key, offer, due: undefined, isDone: false }, commands: isSame ? [{ do: 'remove', key }] : [] }
}

/** The next state of a draft after an event at a time of the clock, in milliseconds. */
export function nextDraft(state: DraftState, event: DraftEvent, form: DraftedForm, at: number): DraftStep {
  const { key, offer } = state
  switch (event.type) {
    case 'typed': {
      if (state.isDone) return stay(state)
      const due = state.due ?? at + LONGEST
      return { state: { ...state, due }, commands: [{ do: 'wait', ms: Math.min(PAUSE, due - at) }] }
    }
    case 'rested':
      return state.due === undefined ? stay(state) : kept({ ...state, due: undefined }, form, at)
    case 'named':
      return event.key === key
        ? stay(state)
        : { state: { ...state, key: event.key }, commands: [{ do: 'remove', key }] }
    case 'restored': {
      if (offer === undefined) return stay(state)
      const shown = offer.isOutdated ? { ...offer, isShown: true } : undefined
      return { state: { ...state, offer: shown }, commands: [{ do: 'show', data: offer.draft.data }] }
    }
    case 'putBack': {
      const typed = { draft: draftOf(form, at), isOutdated: true, isShown: false }
      return { state: { ...state, offer: typed }, commands: [{ do: 'show', data: form.record() ?? {} }] }
    }
    case 'discarded':
      return { state: { ...state, offer: undefined }, commands: form.isDirty() ? [] : [{ do: 'remove', key }] }
    case 'finished':
      return { state: { ...state, offer: undefined, isDone: true }, commands: [{ do: 'remove', key }] }
  }
}

/** Keeps what stands in the form, or the earlier draft that is still offered; with neither there is nothing to keep. */
function kept(state: DraftState, form: DraftedForm, at: number): DraftStep {
  const { key, offer, isDone } = state
  const isDirty = form.isDirty()
  const draft = isDone ? undefined : isDirty ? draftOf(form, at) : offer?.isShown === false ? offer.draft : undefined
  // An earlier draft that was shown and taken back by hand is decided on.
  const isOver = !isDirty && offer?.isShown === true
  return {
    state: isOver ? { ...state, offer: undefined } : state,
    commands: [draft === undefined ? { do: 'remove', key } : { do: 'save', key, draft }],
  }
}

function stay(state: DraftState): DraftStep {
  return { state, commands: [] }
}

/** What stands in the form now, as a draft. */
function draftOf(form: DraftedForm, at: number): Draft {
  const record = form.record()
  return { typedAt: new Date(at).toISOString(), data: form.data(), ...(record !== undefined && { record }) }
}
