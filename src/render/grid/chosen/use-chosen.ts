import { createContext, useMemo, useRef, useState } from 'react'
import type { GridModel } from '../../../config/index.ts'
import { useLatest } from '../../parts/use-latest.ts'
import type { EngineServices } from '../../services/services.ts'
import { rowId } from '../order/row.ts'
import type { Row } from '../order/row.ts'

/** The rows of a list that its reader chose; those of other pages stay chosen. */
export interface Chosen {
  /** In the order in which they were chosen, as they came last. */
  rows: readonly Row[]
  has(row: Row): boolean
  /** One without an id cannot be chosen. */
  canHave(row: Row): boolean
  /** Chooses or leaves rows; those without an id cannot be chosen. */
  set(rows: readonly Row[], isChosen: boolean): void
  /** Chooses or leaves a row; as a range, also those between it and the one before it. */
  toggle(row: Row, asRange: boolean): void
}

/** What the boxes of a table reach: the rows chosen, and those of the page. Absent where none can be chosen. */
export const ChosenContext = createContext<{ chosen: Chosen; page: readonly Row[] } | null>(null)

interface Asked {
  model: GridModel
  /** Those that came last. */
  loaded: readonly Row[]
  /** Those that are shown, in their order. */
  shown: readonly Row[]
  /** How the list was left. */
  left?: EngineServices['left']
}

/** Keeps which rows are chosen, by their ids. Of a list without pages, rows that come no more are left. */
export function useChosen({ model, loaded, shown, left }: Asked): Chosen {
  const [kept, setKept] = useState<ReadonlyMap<string | number, Row>>(() => byId(left?.now.chosen ?? [], model))
  const last = useRef<string | number>(undefined)
  const rows = useMemo((): Row[] => {
    if (kept.size === 0) return []
    const fresh = new Map(loaded.map((row) => [rowId(row, model), row] as const))
    const stays = model.paging !== undefined
    return [...kept].flatMap(([id, row]): Row[] => {
      const now = fresh.get(id) ?? (stays ? row : undefined)
      return now === undefined ? [] : [now]
    })
  }, [kept, loaded, model])
  const set = useLatest((changed: readonly Row[], isChosen: boolean) => {
    const next = new Map(kept)
    for (const [id, row] of byId(changed, model)) {
      if (isChosen) next.set(id, row)
      else next.delete(id)
    }
    setKept(next)
    left?.keep({ chosen: [...next.values()] })
  })
  const toggle = useLatest((row: Row, asRange: boolean) => {
    const id = rowId(row, model)
    if (id === undefined) return
    // A list that was asked again has other objects for its rows.
    const placeOf = (wanted: string | number | undefined) =>
      wanted === undefined ? -1 : shown.findIndex((each) => rowId(each, model) === wanted)
    const from = asRange ? placeOf(last.current) : -1
    const at = placeOf(id)
    last.current = id
    set(from === -1 ? [row] : shown.slice(Math.min(from, at), Math.max(from, at) + 1), !kept.has(id))
  })
  return useMemo(() => {
    const has = (row: Row): boolean => {
      const id = rowId(row, model)
      return id !== undefined && kept.has(id)
    }
    const canHave = (row: Row): boolean => rowId(row, model) !== undefined
    return { rows, has, canHave, set, toggle }
  }, [rows, kept, model, set, toggle])
}

/** Rows by their ids; those without one are left out. */
function byId(rows: readonly Row[], model: GridModel): Map<string | number, Row> {
  const named = rows.map((row) => [rowId(row, model), row] as const)
  return new Map(named.flatMap(([id, row]) => (id === undefined ? [] : [[id, row] as const])))
}
