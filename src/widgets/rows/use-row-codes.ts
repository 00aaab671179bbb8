import { useEffect, useRef } from 'react'
import { useSetValues } from '../../render/index.ts'
import type { ActionCodes, Entry } from '../../config/index.ts'
import { codeOf } from './list.ts'

/**
 * Keeps the action code of every row true while cells change, against how each row was when it was first seen.
 * `keys` stay with their rows, so that a record loaded anew starts with new ones.
 */
export function useRowCodes(
  entries: readonly Entry[],
  keys: readonly number[],
  path: string,
  codes: ActionCodes,
): void {
  const setValues = useSetValues()
  const first = useRef(new Map<number, Entry>())
  useEffect(() => {
    const { actionField } = codes
    if (actionField === undefined) return
    const changes: Record<string, unknown> = {}
    entries.forEach((row, index) => {
      const key = keys[index]
      if (key === undefined) return
      const seen = first.current.get(key)
      if (seen === undefined) first.current.set(key, row)
      const code = codeOf(row, seen ?? row, codes)
      if (row[actionField] !== code) changes[`${path}.${String(index)}.${actionField}`] = code
    })
    if (Object.keys(changes).length > 0) setValues(changes)
  }, [entries, keys, path, codes, setValues])
}
