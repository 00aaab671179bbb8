import { useEffect } from 'react'
import type { FormStore } from './core/store.ts'

/** While there are unsaved changes, the browser asks before the page is left. */
export function useUnloadWarning(store: FormStore): void {
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent): void => {
      if (store.isDirty()) event.preventDefault()
    }
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [store])
}
