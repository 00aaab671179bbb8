import { useEffect } from 'react'
import type { Act } from './host/host.ts'

/** Inputs that nothing is typed into: what they hold is put in at once, and undone like all else. */
const UNTYPED: readonly string[] = ['checkbox', 'radio', 'color', 'file']

/** Undoes, does again and, where it `saves`, saves by Ctrl+Z, Ctrl+Shift+Z and Ctrl+S; not from where somebody types, which has an Undo of its own. */
export function useKeys(run: (what: Act) => void, saves: boolean): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || isTypedInto(event.target)) return
      const what = { z: event.shiftKey ? 'redo' : 'undo', s: saves ? 'save' : undefined }[event.key.toLowerCase()] as
        | Act
        | undefined
      if (what === undefined) return
      event.preventDefault()
      run(what)
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [run, saves])
}

function isTypedInto(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) return !UNTYPED.includes(target.type)
  return target instanceof HTMLTextAreaElement
}
