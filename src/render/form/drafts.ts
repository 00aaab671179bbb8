import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { JsonObject } from '../../config/index.ts'
import { useEngine } from '../services.ts'
import type { Draft } from '../services.ts'
import type { FormController } from './core/controller.ts'
import { sameData } from './core/store.ts'
import type { FormStore } from './core/store.ts'

/** How long after the last change a draft is kept, in milliseconds. */
const PAUSE = 1_000

/** What was typed and not saved, as the form offers it. */
export interface DraftOffer {
  /** An earlier draft that differs from what is shown, until the person decides. */
  found: Draft | undefined
  restore(): void
  discard(): void
  /** The form is done with what was typed: it was saved, or is left behind knowingly. */
  finish(): void
}

/**
 * Keeps what is typed on this device until it is saved: it survives a reload, a crash and an expired session. `name` is that of the
 * form and its record; without one nothing is kept, as without a store of drafts. Of a form that cannot be edited nothing is offered.
 */
export function useDrafts(name: string | undefined, store: FormStore, controller: FormController, isReadOnly: () => boolean): DraftOffer {
  const services = useEngine()
  const drafts = name === undefined ? undefined : services.drafts
  const key = name ?? ''
  const [found, setFound] = useState<Draft>()
  const latest = useRef({ key, isReadOnly, isDone: false })
  const first = useRef(key)
  useEffect(() => {
    Object.assign(latest.current, { key, isReadOnly })
  })

  useEffect(() => {
    if (drafts === undefined || latest.current.isReadOnly()) return
    let isGone = false
    // A new record that was saved has its own key from now on.
    if (first.current !== key) void drafts.remove(first.current)
    first.current = key
    void drafts.load(key).then((draft) => {
      if (isGone || draft === undefined) return
      if (sameData(draft.data, store.data())) void drafts.remove(key)
      else setFound(draft)
    })
    return () => {
      isGone = true
    }
  }, [drafts, key, store])

  useEffect(() => {
    if (drafts === undefined) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const keep = (): void => {
      if (timer === undefined) return
      clearTimeout(timer)
      timer = undefined
      const { key: at, isDone } = latest.current
      if (isDone || !store.isDirty()) void drafts.remove(at)
      else void drafts.save(at, { typedAt: new Date().toISOString(), data: store.data() })
    }
    const changed = (): void => {
      if (latest.current.isDone) return
      clearTimeout(timer)
      timer = setTimeout(keep, PAUSE)
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
    if (found === undefined) return
    setFound(undefined)
    store.replace(found.data as JsonObject)
    controller.reset()
  }, [found, store, controller])
  const discard = useCallback(() => {
    setFound(undefined)
    if (!store.isDirty()) void drafts?.remove(latest.current.key)
  }, [drafts, store])
  const finish = useCallback(() => {
    setFound(undefined)
    latest.current.isDone = true
    void drafts?.remove(latest.current.key)
  }, [drafts])
  return useMemo(() => ({ found, restore, discard, finish }), [found, restore, discard, finish])
}
