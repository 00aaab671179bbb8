import { createContext, useCallback, useContext, useEffect, useRef, useState } from 'react'
import { now } from '../../config/index.ts'
import type { JsonObject } from '../../config/index.ts'
import { newDraftId } from '../services/drafts.ts'
import type { Draft } from '../services/drafts.ts'
import { useEngine } from '../services/services.ts'
import { useUnsaved } from './unsaved.ts'

/** The record that a view shows: what its parts keep on this device is kept under its name. Null outside of views. */
export const KeptOfContext = createContext<{ view: string; recordId: string } | null>(null)

/** What a part of a view holds and has not saved, and the words it is recognised by. */
export interface Held {
  data: JsonObject
  about: Draft['about']
}

/** What the part held earlier and never saved. */
export interface KeptParts {
  earlier: readonly Draft[]
  /** Takes what was held earlier, for the part to hold it again; undefined where another page has it by now. */
  take(id: string): Promise<JsonObject | undefined>
  discard(id: string): void
}

/**
 * Keeps on this device what a part of a view, named by its block, holds and has not saved, each change as it is made: it survives a reload, a
 * crash and an expired session, until it is saved (`held` is undefined then) or the view is left knowingly. The view asks before it is left.
 * `held` is the same object as long as nothing changed.
 */
export function useKept(part: string, held: Held | undefined): KeptParts {
  const { drafts, notify, t } = useEngine()
  const of = useContext(KeptOfContext)
  const form = of === null ? undefined : `views/${of.view}/${part}`
  const recordId = of?.recordId ?? ''
  const [earlier, setEarlier] = useState<readonly Draft[]>([])
  const own = useRef<string>(undefined)
  const isLeft = useRef(false)
  const isThere = useRef(false)
  const [onDevice, setOnDevice] = useState<Held>()

  useUnsaved(
    held !== undefined,
    held === onDevice,
    useCallback(() => {
      isLeft.current = true
      if (own.current !== undefined) drafts?.remove(own.current)
    }, [drafts]),
  )
  useEffect(() => {
    if (drafts === undefined || form === undefined) return undefined
    let isGone = false
    isThere.current = true
    void drafts.find(form, recordId).then((found) => {
      if (!isGone) setEarlier(found)
    })
    return () => {
      isGone = true
      isThere.current = false
      if (own.current !== undefined && !isLeft.current) drafts.release(own.current)
      own.current = undefined
    }
  }, [drafts, form, recordId])
  useEffect(() => {
    if (drafts === undefined || form === undefined) return
    if (held !== undefined) {
      own.current ??= newDraftId()
      void drafts
        .save({ id: own.current, form, recordId, typedAt: now().toISOString(), ...held })
        .then((isKept) => setOnDevice(isKept ? held : undefined))
      return
    }
    if (own.current !== undefined) drafts.remove(own.current)
    own.current = undefined
  }, [drafts, form, recordId, held])

  const forget = (id: string): void => setEarlier((before) => before.filter((draft) => draft.id !== id))
  return {
    earlier,
    async take(id) {
      const draft = await drafts?.take(id)
      // Free for whoever opens the view next.
      if (!isThere.current) {
        drafts?.release(id)
        return undefined
      }
      forget(id)
      if (draft === undefined) notify({ severity: 'info', text: t('draft.elsewhere') })
      // From here on the part holds it: beside what it holds already, or under the same id.
      else if (own.current === undefined) own.current = id
      else drafts?.remove(id)
      return draft?.data
    },
    discard(id) {
      drafts?.remove(id)
      forget(id)
    },
  }
}
