import { useEffect } from 'react'
import { useT } from '../portal/portal.ts'

/**
 * Names the browser's tab after the page, so that tabs, the history and bookmarks tell pages apart and a screen reader says where one is.
 * Undefined for what is no page of its own.
 */
export function useTabName(name: string | undefined): void {
  const product = useT()('app.title')
  useEffect(() => {
    if (name === undefined) return
    document.title = `${name} – ${product}`
    return () => {
      document.title = product
    }
  }, [name, product])
}
