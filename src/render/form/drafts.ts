import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { FormModel, JsonObject } from '../../config/index.ts'
import { useEngine } from '../services.ts'
import type { Draft } from '../services.ts'
import type { FormController } from './core/controller.ts'
import { sameData } from './core/store.ts'
import type { FormStore } from './core/store.ts'

/** How long after the last change a draft is kept, and how long after the first one at the latest, in milliseconds. */
const PAUSE = 1_000
const LONGEST = 3_000

/** What was typed and not saved, as the form offers it. */
export interface DraftOffer {
  /** An earlier draft that differs from what is stored, until the person decides. */
  found: Draft | undefined
  /** The stored record was changed after the draft was typed: both are kept until the person saves or discards. */
  isOutdated: boolean
  /** The draft stands in the form, over a record that was changed since. */
  isShown: boolean
  restore(): void
  /** Shows the stored record again; the draft is offered as before. */
  putBack(): void
  discard(): void
  /** The form is done with what was typed: it was saved, or is left behind knowingly. */
  finish(): void
}

interface Offered {
  draft: Draft
  isOutdated: boolean
  isShown: boolean
}

/** What drafts of a form's record are kept under; undefined of a form that only asks, which keeps nothing. */
export function draftKey(model: FormModel, recordId: string): string | undefined {
  return model.record.load === undefined ? undefined : `${model.name}/${recordId}`
}

/**
 * Keeps what is typed on this device until it is saved: it survives a reload, a crash and an expired session. `name` is that of the
 * form and its record (`draftKey`); without one nothing is kept, as without a store of drafts. `found` is an earlier draft of it:
 * it is offered unless it says what is stored anyway.
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
  const [offered, setOffered] = useState(() => offerOf(found, store))
  const latest = useRef({ key, isDone: false, offered })
  const first = useRef(key)
  useEffect(() => {
    Object.assign(latest.current, { key, offered })
  })

  // A new record that was saved has its own key from now on.
  useEffect(() => {
    if (first.current !== key) void drafts?.remove(first.current)
    first.current = key
  }, [drafts, key])
  useEffect(() => {
    if (found !== undefined && sameData(found.data, store.data())) void drafts?.remove(first.current)
  }, [drafts, found, store])

  useEffect(() => {
    if (drafts === undefined) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let due = 0
    const keep = (): void => {
      if (timer === undefined) return
      clearTimeout(timer)
      timer = undefined
      const { key: at, isDone, offered: offer } = latest.current
      const isDirty = store.isDirty()
      if (!isDone && isDirty) void drafts.save(at, draftOf(store))
      else if (!isDone && offer?.isShown === false) void drafts.save(at, offer.draft)
      else void drafts.remove(at)
      if (!isDirty && offer?.isShown === true) setOffered(undefined)
    }
    const changed = (): void => {
      if (latest.current.isDone) return
      if (timer === undefined) due = Date.now() + LONGEST
      clearTimeout(timer)
      timer = setTimeout(keep, Math.min(PAUSE, due - Date.now()))
    }
    const stop = store.listen(['', 'record'], changed)
    window.addEventListener('pagehide', keep)
    return () => {
      window.removeEventListener('pagehide', keep)
      // Inputs that go at the same time still commit what they hold.
      queueMicrotask(() => {
        stop()
        keep()
      })
    }
  }, [drafts, store])

  const restore = useCallback(() => {
    if (offered === undefined) return
    setOffered(offered.isOutdated ? { ...offered, isShown: true } : undefined)
    store.replace(offered.draft.data)
    controller.reset()
  }, [offered, store, controller])
  const putBack = useCallback(() => {
    setOffered({ draft: draftOf(store), isOutdated: true, isShown: false })
    store.replace(recordOf(store) ?? {})
    controller.reset()
  }, [store, controller])
  const discard = useCallback(() => {
    setOffered(undefined)
    if (!store.isDirty()) void drafts?.remove(latest.current.key)
  }, [drafts, store])
  const finish = useCallback(() => {
    setOffered(undefined)
    latest.current.isDone = true
    void drafts?.remove(latest.current.key)
  }, [drafts])
  return useMemo(
    () => ({
      found: offered?.draft,
      isOutdated: offered?.isOutdated === true,
      isShown: offered?.isShown === true,
      restore,
      putBack,
      discard,
      finish,
    }),
    [offered, restore, putBack, discard, finish],
  )
}

/** An earlier draft as it is offered over what is stored; nothing when it says the same. */
function offerOf(draft: Draft | undefined, store: FormStore): Offered | undefined {
  if (draft === undefined || sameData(draft.data, store.data())) return undefined
  return { draft, isOutdated: draft.record !== undefined && !sameData(draft.record, recordOf(store)), isShown: false }
}

/** What stands in the form now, as a draft. */
function draftOf(store: FormStore): Draft {
  const record = recordOf(store)
  return { typedAt: new Date().toISOString(), data: store.data(), ...(record !== undefined && { record }) }
}

/** The record as it was loaded; nothing for a new one. */
function recordOf({ scope }: FormStore): JsonObject | undefined {
  return scope.get('record') as JsonObject | undefined
}
