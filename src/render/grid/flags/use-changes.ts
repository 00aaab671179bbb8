import { useEffect, useMemo, useState } from 'react'
import type { ColumnModel, GridModel } from '../../../config/index.ts'
import { useEngine } from '../../services/services.ts'
import type { SeenRows } from '../../services/services.ts'
import { differing, inVisit, printOf, withSeen } from './changes.ts'
import type { ChangesOf } from './changes.ts'
import { rowId } from '../order/row.ts'
import type { Row } from '../order/row.ts'

const NONE: readonly ColumnModel[] = []
const nothing: ChangesOf = () => NONE

/**
 * What changed of the rows since the reader's last visit, in the columns that the model names; remembers them as they are
 * now. Nothing on a first visit, and where the device keeps nothing.
 */
export function useChanges(model: GridModel, rows: readonly Row[]): ChangesOf {
  const { seen: store } = useEngine()
  const [seen, setSeen] = useState<SeenRows>()
  const columns = useMemo(
    () => model.changes?.columns.flatMap((id) => model.columns.find((column) => column.id === id) ?? []) ?? [],
    [model],
  )
  useEffect(() => {
    if (store === undefined || columns.length === 0 || rows.length === 0) return
    const prints = new Map(rows.map((row) => [String(rowId(row, model)), printOf(row, columns)]))
    let isHere = true
    void store
      .change(model.name, (kept) => withSeen(inVisit(kept, store.visit, columns), prints))
      .then((next) => isHere && setSeen(next))
    return () => {
      isHere = false
    }
  }, [store, model, columns, rows])

  return useMemo(() => {
    const { before } = seen ?? {}
    if (before === undefined) return nothing
    const known = new WeakMap<Row, readonly ColumnModel[]>()
    return (row) => {
      const found = known.get(row) ?? differing(columns, before[String(rowId(row, model))], printOf(row, columns))
      known.set(row, found)
      return found
    }
  }, [seen, columns, model])
}
