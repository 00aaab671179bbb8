import { useCallback, useMemo, useSyncExternalStore } from 'react'
import type { Path } from '../../../config/index.ts'
import { useForm } from './context.ts'

/** A list, for a part that edits it row by row. Renders again when rows come or go, not when one changes. */
export interface Rows {
  /** One key a row, for React: it stays with its row. */
  keys: readonly number[]
  /** Puts a row at the end; returns its index. Effects and validation follow. */
  append(row: Record<string, unknown>): number
  /** Takes a row out; rows after it move up, their messages with them. */
  remove(index: number): void
  /** Puts a row that was taken out back where it stood, under the key it had. */
  restore(index: number, row: Record<string, unknown>, key: number): void
}

/** The rows of the list at an absolute path. */
export function useRows(path: Path): Rows {
  const { store, controller } = useForm()
  const subscribe = useCallback((heard: () => void) => store.listen([path], heard), [store, path])
  const keys = useSyncExternalStore(subscribe, () => store.rowKeys(path))
  return useMemo(
    () => ({
      keys,
      append(row) {
        const list = store.get(path)
        const index = Array.isArray(list) ? list.length : 0
        controller.change({ [`${path}.${index}`]: row })
        return index
      },
      remove: (index) => controller.removeRow(path, index),
      restore: (index, row, key) => controller.restoreRow(path, index, row, key),
    }),
    [keys, store, controller, path],
  )
}
