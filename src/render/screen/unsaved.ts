import { createContext, useContext, useEffect, useId } from 'react'
import type { LabelId } from '../../config/index.ts'
import type { EngineServices } from '../services/services.ts'

/** What a part holds and has not saved: what forgets it, and whether this device keeps it. */
export interface PartHeld {
  forget(): void
  isKept: boolean
}

/** Hears from a part of a view, by its id, that it holds something unsaved, and that it no longer does. Null outside of views. */
export const UnsavedContext = createContext<((part: string, held: PartHeld | undefined) => void) | null>(null)

/** Tells the view around a part whether it holds something unsaved: then the view asks before it is left, and has it forgotten where the person agrees. */
export function useUnsaved(isUnsaved: boolean, isKept: boolean, forget: () => void): void {
  const mark = useContext(UnsavedContext)
  const part = useId()
  useEffect(() => {
    mark?.(part, isUnsaved ? { forget, isKept } : undefined)
    return () => mark?.(part, undefined)
  }, [mark, part, isUnsaved, isKept, forget])
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
