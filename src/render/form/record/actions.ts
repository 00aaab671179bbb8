import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import type { RefObject } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { resolveCall } from '../../../config/index.ts'
import type { ActionModel, FormModel, JsonObject, SourceModel } from '../../../config/index.ts'
import { renewLookups } from '../../lookup/use-lookup.ts'
import { useEngine } from '../../services/services.ts'
import type { Question } from '../../services/services.ts'
import type { InputQuestion } from './input-dialog.tsx'
import type { Choices } from '../merge/fields.ts'
import { takeOver } from './conflict.ts'
import type { Conflict } from './conflict.ts'
import { perform } from './perform.ts'
import type { ActionTarget } from './perform.ts'
import type { Draft } from '../../services/drafts.ts'
import { FRESH, sourceQuery } from '../../source/query.ts'
import { mayRun } from '../../frame/unavailable.tsx'
import type { FormStore } from '../core/store.ts'
import type { FormSession } from '../fields/context.ts'

/** The actions of a form, as its footer and its error line show them. */
export interface Actions {
  /** Id of the action that runs. */
  running: string | undefined
  /** The message of the last failed one, and the gateway's reason where it gives one. */
  failure: { text: string; reason: string | undefined } | undefined
  /** What was typed while the last one was under way is in the form, and not saved. */
  isTypedOn: boolean
  /** The record was changed by somebody else: the person decides before anything is sent. */
  conflict: Conflict | undefined
  /** Puts both changes in the form, or with nothing chosen leaves the form as it is. */
  decide(choices: Choices | undefined): void
  /** Takes back what `decide` put in the form; undefined when nothing was, or something was sent since. */
  undo: (() => void) | undefined
  /** How often an action was stopped by messages at fields; each time the summary takes the focus. */
  stopped: number
  /** The text that an action waits for. */
  question: InputQuestion | undefined
  run(action: ActionModel): void
}

/** Runs actions one at a time: a click while one runs does nothing. */
export function useActions(target: ActionTarget, inputs: FormSession['inputs']): Actions {
  const services = useEngine()
  const client = useQueryClient()
  const isRunning = useRef(false)
  const [running, setRunning] = useState<string>()
  const [failure, setFailure] = useState<Actions['failure']>()
  const [isTypedOn, setTypedOn] = useState(false)
  const [conflict, setConflict] = useState<Conflict>()
  const [undoing, setUndo] = useState<{ undo(): void }>()
  const [stopped, setStopped] = useState(0)
  const [question, setQuestion] = useState<InputQuestion>()

  const run = useCallback(
    (action: ActionModel) => {
      if (isRunning.current) return
      isRunning.current = true
      setRunning(action.id)
      setFailure(undefined)
      setTypedOn(false)
      setUndo(undefined)
      // While a person is asked nothing runs.
      const asking = async <T>(asked: Promise<T>): Promise<T> => {
        setRunning(undefined)
        const answer = await asked
        setRunning(action.id)
        return answer
      }
      const askText = (input: NonNullable<ActionModel['input']>): Promise<string | undefined> =>
        new Promise((resolve) => {
          const answer = (text: string | undefined): void => {
            setQuestion(undefined)
            resolve(text)
          }
          setQuestion({ action, input, answer })
        })
      const asks = { ...services, ask: (asked: Question) => asking(services.ask(asked)) }
      void perform(action, target, asks, (input) => asking(askText(input)))
        .then((outcome) => {
          if (action.input !== undefined && (outcome === 'called' || outcome === 'kept')) {
            inputs.put(action.id, undefined)
            target.drafts.told(action.id)
          }
          if (outcome === 'stopped') setStopped((times) => times + 1)
          else if (typeof outcome === 'object') {
            if ('conflict' in outcome) setConflict(outcome.conflict)
            else {
              setFailure({ text: services.t(outcome.failure), reason: outcome.reason })
              // What is stored now has no use for the text.
              if (!mayRun(action, target.store.scope, false)) inputs.put(action.id, undefined)
            }
          } else if (outcome !== 'done') renewLookups(client, action.renews)
          if (outcome === 'kept') setTypedOn(true)
        })
        .finally(() => {
          isRunning.current = false
          setRunning(undefined)
        })
    },
    [target, inputs, services, client],
  )
  const decide = useCallback(
    (choices: Choices | undefined) => {
      setConflict(undefined)
      if (conflict === undefined || choices === undefined) return
      const takeBack = takeOver(conflict, choices, target)
      target.controller.reset()
      setUndo({
        undo() {
          takeBack()
          target.controller.reset()
          setUndo(undefined)
        },
      })
    },
    [conflict, target],
  )
  const undo = undoing?.undo
  return useMemo(
    () => ({ running, failure, isTypedOn, conflict, decide, undo, stopped, question, run }),
    [running, failure, isTypedOn, conflict, decide, undo, stopped, question, run],
  )
}

/**
 * Asks for what the form needs beside its record once it is open, and gives the answers by name. A call that failed leaves its
 * name out: what is typed can be sent without it.
 */
export function useAsked({ asks }: FormModel, { scope }: FormStore): () => Promise<JsonObject> {
  const { port } = useEngine()
  const client = useQueryClient()
  const read = useCallback(async (): Promise<JsonObject> => {
    const ask = (source: SourceModel): Promise<unknown> =>
      client.query(sourceQuery(port, source, resolveCall(source, scope), FRESH.reference)).catch(() => null)
    const found = await Promise.all(
      Object.entries(asks).map(async ([name, source]) => [name, await ask(source)] as const),
    )
    return Object.fromEntries(found.filter(([, answer]) => answer !== null))
  }, [asks, scope, client, port])
  useEffect(() => void read(), [read])
  return read
}

/**
 * Ctrl+S, on a Mac Cmd+S, or Enter in a field of one line runs the action that the model gives it while that one is there and enabled, and
 * no dialog stands over the form: that is answered first. Where it has such an action the browser's own save does not open.
 */
export function useShortcuts(
  { model, store }: Pick<FormSession, 'model' | 'store'>,
  actions: Actions,
  panel: RefObject<HTMLElement | null>,
  isReadOnly: () => boolean,
): void {
  const press = useEffectEvent((event: KeyboardEvent): void => {
    const pressed = isSave(event) ? 'save' : isEnter(event) ? 'enter' : undefined
    const action = model.actions.find(({ shortcut }) => shortcut !== undefined && shortcut === pressed)
    if (action === undefined) return
    event.preventDefault()
    if (!isCovered(panel.current) && mayRun(action, store.scope, isReadOnly())) actions.run(action)
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => press(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
}

/** Whether something stands over a form that takes all keys: what it covers is hidden from assistive technology, too. */
function isCovered(panel: HTMLElement | null): boolean {
  return (panel?.closest('[aria-hidden="true"]') ?? null) !== null
}

function isSave({ key, altKey, shiftKey, ctrlKey, metaKey }: KeyboardEvent): boolean {
  return (key === 's' || key === 'S') && !altKey && !shiftKey && ctrlKey !== metaKey
}

/** Code of the key that ends a word being composed. */
const COMPOSED = 229

/** Enter that nothing else takes: no open list, no word that is still being composed, no form of its own around the field. */
// oxlint-disable-next-line typescript/no-deprecated -- Safari's event that ends a word says nowhere else that it does.
function isEnter({ key, keyCode, isComposing, defaultPrevented, target }: KeyboardEvent): boolean {
  return (
    key === 'Enter' &&
    !isComposing &&
    keyCode !== COMPOSED &&
    !defaultPrevented &&
    target instanceof HTMLInputElement &&
    target.form === null &&
    target.getAttribute('aria-expanded') !== 'true'
  )
}

/** Asks again, once, for the text of an action that came back with a draft, where the action can still be run. */
export function useAskedAgain(
  restored: Draft | undefined,
  { model, store }: Pick<FormSession, 'model' | 'store'>,
  { run }: Actions,
  isReadOnly: () => boolean,
): void {
  const askAgain = useEffectEvent(({ inputs = {} }: Draft) => {
    const action = model.actions.find(({ id }) => inputs[id] !== undefined)
    if (action !== undefined && mayRun(action, store.scope, isReadOnly())) run(action)
  })
  useEffect(() => {
    if (restored !== undefined) askAgain(restored)
  }, [restored])
}
