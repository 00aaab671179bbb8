import { useEffect, useMemo, useState } from 'react'
import type { RecordPlace, StudioScreen } from '../host/api.ts'
import { firstWith, matching, rowsOf, textAt, type Row, type Wanted } from './records.ts'
import type { Viewer } from './sign-in.ts'

/** Which record a person wants to see a screen with. */
export interface Wish {
  wanted: Wanted
  /** Which of the screen's places. */
  place: number
  /** Id of one record; empty: the first that fits. */
  record: string
}

export const noWish: Wish = { wanted: {}, place: 0, record: '' }

/** The records that a screen can be seen with, and the one it is seen with. */
export interface Shown {
  rows: readonly Row[]
  /** Those that are as wanted. */
  fitting: readonly Row[]
  /** Where the screen stands with the record; absent while none is known. */
  address?: string
  /** Nothing is like what is wanted. */
  isMissing: boolean
  failure?: string
}

/** Finds the record that fits a wish, by the eyes of a viewer. */
export function useRecord({ address, records }: StudioScreen, viewer: Viewer | undefined, wish: Wish): Shown {
  const [rows, setRows] = useState<readonly Row[] | string>()
  const [found, setFound] = useState<{ row: Row | undefined; of: Wish }>()
  const isNew = address?.endsWith('=new') === true && wish === noWish
  useEffect(() => {
    setRows(undefined)
    if (viewer === undefined || records === undefined) return
    return latest(rowsOf(records, viewer), setRows)
  }, [viewer, records])
  const all = typeof rows === 'string' || rows === undefined ? none : rows
  const fitting = useMemo(
    () => (records === undefined ? none : matching(all, records, wish.wanted)),
    [records, all, wish],
  )
  const place = records?.places[wish.place]
  useEffect(() => {
    if (viewer === undefined || records === undefined || place === undefined || typeof rows !== 'object' || isNew)
      return
    const chosen = fitting.find((row) => textAt(row, records.id) === wish.record)
    return latest(chosen === undefined ? firstWith(records, place, fitting, viewer) : Promise.resolve(chosen), (row) =>
      setFound({ row, of: wish }),
    )
  }, [viewer, records, place, rows, fitting, wish, isNew])
  if (records === undefined || isNew)
    return { rows: all, fitting, ...(address !== undefined && { address }), isMissing: false, ...failure(rows) }
  const row = found?.of === wish ? found.row : undefined
  return {
    rows: all,
    fitting,
    isMissing: found?.of === wish && row === undefined,
    ...(row !== undefined &&
      place !== undefined && { address: addressWith(address, records.drawer, textAt(row, records.id), place) }),
    ...failure(rows),
  }
}

const none: readonly Row[] = []

function failure(rows: readonly Row[] | string | undefined): { failure?: string } {
  return typeof rows === 'string' ? { failure: rows } : {}
}

/** Tells what comes, unless something newer was asked for meanwhile. */
function latest<Value>(coming: Promise<Value>, tell: (value: Value) => void): () => void {
  let isCurrent = true
  void coming.then((value) => isCurrent && tell(value))
  return () => {
    isCurrent = false
  }
}

function addressWith(address: string | undefined, drawer: string, record: string, { section }: RecordPlace): string {
  const query = new URLSearchParams({ [drawer]: record, ...(section !== undefined && { section }) })
  return `${address?.split('?')[0] ?? ''}?${query.toString()}`
}
