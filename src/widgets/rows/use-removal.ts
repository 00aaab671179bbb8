import { useMemo, useState } from 'react'
import { useLatest, useSetValue } from '../../render/index.ts'
import type { Rows } from '../../render/index.ts'
import { isStored } from '../../config/index.ts'
import type { ActionCodes, Entry } from '../../config/index.ts'

interface RemovedRow {
  key: number
  /** Where it stands in the data, or would. */
  index: number
  row: Entry
  isMarked: boolean
  /** The keys that stood in the list once it was removed. */
  beside: readonly number[]
}

/** A row that was removed, and the way back. */
export interface LastRemoved extends Pick<RemovedRow, 'key' | 'index'> {
  restore(): void
}

export interface Removal {
  /** The same function as long as the list is shown. */
  remove(index: number): void
  /** Nothing in a list that was replaced since. */
  last: LastRemoved | undefined
}

/**
 * Removes rows: one that the gateway has is marked, others are taken out. Each can be put back as it was, its code among
 * its values, the last one first.
 */
export function useRemoval(
  path: string,
  entries: readonly Entry[],
  { keys, remove: takeOut, restore }: Rows,
  codes: ActionCodes,
): Removal {
  const setValue = useSetValue()
  const [removed, setRemoved] = useState<readonly RemovedRow[]>([])
  const remove = useLatest((index: number) => {
    const row = entries[index]
    const key = keys[index]
    if (row === undefined || key === undefined) return
    const isMarked = codes.actionField !== undefined && isStored(row, codes)
    setRemoved([...removed, { key, index, row, isMarked, beside: isMarked ? keys : keys.toSpliced(index, 1) }])
    if (isMarked) setValue(codePath(path, index, codes), codes.removed)
    else takeOut(index)
  })
  const putBack = useLatest(({ index, row, key, isMarked }: RemovedRow) => {
    setRemoved(removed.slice(0, -1))
    if (isMarked) setValue(codePath(path, index, codes), row[codes.actionField ?? ''])
    else restore(index, row, key)
  })
  const last = useMemo(() => {
    const row = removed.at(-1)
    return row === undefined || !stillStands(row, keys)
      ? undefined
      : { key: row.key, index: row.index, restore: () => putBack(row) }
  }, [removed, keys, putBack])
  return { remove, last }
}

/** Rows of a list that was loaded anew, or made anew after its last row went, have other keys. */
function stillStands({ beside }: RemovedRow, keys: readonly number[]): boolean {
  const present = new Set(keys)
  return beside.length === 0 ? keys.length === 0 : beside.every((key) => present.has(key))
}

function codePath(path: string, index: number, { actionField }: ActionCodes): string {
  return `${path}.${String(index)}.${String(actionField)}`
}
