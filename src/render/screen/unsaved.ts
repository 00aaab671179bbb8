import { createContext, useCallback, useContext, useEffect, useId, useRef } from 'react'
import type { LabelId } from '../../config/index.ts'
import type { EngineServices } from '../services/services.ts'

/** What a part holds and has not saved: what forgets it, and whether this device keeps it. */
export interface PartHeld {
  forget(): void
  isKept: boolean
}

/** Hears from a part of a view or a form, by its id, that it holds something unsaved, and that it no longer does. Null outside of views and forms. */
export const UnsavedContext = createContext<((part: string, held: PartHeld | undefined) => void) | null>(null)

/** Tells the view or the form around a part whether it holds something unsaved: then that asks before it is left, and has it forgotten where the person agrees. */
export function useUnsaved(isUnsaved: boolean, isKept: boolean, forget: () => void): void {
  const mark = useContext(UnsavedContext)
  const part = useId()
  useEffect(() => {
    mark?.(part, isUnsaved ? { forget, isKept } : undefined)
    return () => mark?.(part, undefined)
  }, [mark, part, isUnsaved, isKept, forget])
}

/** What the parts of a screen hold unsaved, and what they tell it by (`UnsavedContext`). `told` hears all that is held, at each change. */
export function useHeldParts(told?: (held: readonly PartHeld[]) => void): {
  held(): readonly PartHeld[]
  mark(part: string, held: PartHeld | undefined): void
} {
  const parts = useRef(new Map<string, PartHeld>())
  const held = useCallback(() => [...parts.current.values()], [])
  const mark = useCallback(
    (part: string, next: PartHeld | undefined) => {
      if (next === undefined) parts.current.delete(part)
      else parts.current.set(part, next)
      told?.(held())
    },
    [told, held],
  )
  return { held, mark }
}

/** Asks whether what is unsaved may be left behind (specification, §4), in these words. */
export function askToLeave(
  { ask, t }: Pick<EngineServices, 'ask' | 't'>,
  text: LabelId = 'form.unsavedText',
): Promise<boolean> {
  return ask({
    title: t('form.unsavedTitle'),
    text: t(text),
    confirm: t('form.unsavedLeave'),
    cancel: t('form.unsavedStay'),
    danger: true,
  })
}

/** While something is unsaved, the browser asks before the page is left. */
export function useUnloadWarning(isUnsaved: () => boolean): void {
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent): void => {
      if (isUnsaved()) event.preventDefault()
    }
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [isUnsaved])
}
