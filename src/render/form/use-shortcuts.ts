import { useEffect } from 'react'
import { evaluate } from '../../config/index.ts'
import type { FormModel } from '../../config/index.ts'
import type { Actions } from './record/actions.ts'
import type { FormStore } from './core/store.ts'

/** Ctrl+S, on a Mac Cmd+S, runs the action that the model gives it while that one is there and enabled. The browser's own save never opens. */
export function useShortcuts(model: FormModel, store: FormStore, actions: Actions, isReadOnly: () => boolean): void {
  useEffect(() => {
    const save = model.actions.find(({ shortcut }) => shortcut === 'save')
    const press = (event: KeyboardEvent): void => {
      if (
        save === undefined ||
        event.key.toLowerCase() !== 's' ||
        event.altKey ||
        event.shiftKey ||
        event.ctrlKey === event.metaKey
      )
        return
      event.preventDefault()
      const isThere = [save.visible, save.enabled].every(
        (condition) => condition === undefined || evaluate(condition, store.scope),
      )
      if (isThere && (save.inReadOnly || !isReadOnly())) actions.run(save)
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [model, store, actions, isReadOnly])
}
