import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { FormModel, JsonObject } from '../../../config/index.ts'
import { useLatest } from '../../parts/use-latest.ts'
import { useEngine } from '../../services/services.ts'
import type { Draft } from '../../services/services.ts'
import type { FormController } from '../core/controller.ts'
import type { FormStore } from '../core/store.ts'
import { nextDraft, openDraft } from './machine.ts'
import type { DraftCommand, DraftedForm, DraftEvent, Offer } from './machine.ts'

/** What was typed earlier and not saved, as the form offers it. */
export interface DraftOffer {
  /** Undefined: there is nothing to decide. */
  offer: Offer | undefined
  restore(): void
  /** Shows the stored record again; the draft is offered as before. */
  putBack(): void
  discard(): void
  /** The form is done with what was typed: it was saved, or is left behind knowingly. */
  finish(): void
}

/** What drafts of a form's record are kept under; undefined of a form that only asks, which keeps nothing. */
export function draftKey(model: FormModel, recordId: string): string | undefined {
  return model.record.load === undefined ? undefined : `${model.name}/${recordId}`
}

/**
 * Keeps what is typed on this device until it is saved: it survives a reload, a crash and an expired session. `name` is that of the
 * form and its record (`draftKey`); without one nothing is kept, as without a store of drafts. `found` is an earlier draft of it.
 * What happens when is the machine's; here it is tied to the form, the clock and the page.
 */
export function useDrafts(
  name: string | undefined,
  found: Draft | undefined,
  store: FormStore,
  controller: FormController,
): DraftOffer {
  const services = useEngine()
  const drafts = name === undefined ? undefined : services.drafts
  const key = name ?? ''
  const form = useMemo(() => draftedForm(store), [store])
  const [first] = useState(() => openDraft(key, found, form))
  const [offer, setOffer] = useState(first.state.offer)
  const state = useRef(first.state)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const run = useLatest((command: DraftCommand): void => {
    switch (command.do) {
      case 'save':
        return void drafts?.save(command.key, command.draft)
      case 'remove':
        return void drafts?.remove(command.key)
      case 'show':
        store.replace(command.data)
        return controller.reset()
      case 'wait':
        timer.current = setTimeout(() => send({ type: 'rested' }), command.ms)
    }
  })
  const send = useLatest((event: DraftEvent): void => {
    if (event.type === 'typed' || event.type === 'rested') clearTimeout(timer.current)
    const { state: next, commands } = nextDraft(state.current, event, form, Date.now())
    state.current = next
    setOffer(next.offer)
    commands.forEach((command) => run(command))
  })

  useEffect(() => first.commands.forEach((command) => run(command)), [first, run])
  useEffect(() => send({ type: 'named', key }), [send, key])
  useEffect(() => {
    if (drafts === undefined) return
    const stop = store.listen(['', 'record'], () => send({ type: 'typed' }))
    const keep = (): void => send({ type: 'rested' })
    window.addEventListener('pagehide', keep)
    return () => {
      window.removeEventListener('pagehide', keep)
      // Inputs that go at the same time still commit what they hold.
      queueMicrotask(() => {
        stop()
        keep()
      })
    }
  }, [drafts, store, send])

  const restore = useCallback(() => send({ type: 'restored' }), [send])
  const putBack = useCallback(() => send({ type: 'putBack' }), [send])
  const discard = useCallback(() => send({ type: 'discarded' }), [send])
  const finish = useCallback(() => send({ type: 'finished' }), [send])
  return useMemo(() => ({ offer, restore, putBack, discard, finish }), [offer, restore, putBack, discard, finish])
}

/** A form's store as the machine asks for it. */
function draftedForm(store: FormStore): DraftedForm {
  return {
    data: store.data,
    record: () => store.scope.get('record') as JsonObject | undefined,
    isDirty: store.isDirty,
  }
}
