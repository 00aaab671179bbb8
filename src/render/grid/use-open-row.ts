import { useCallback, useEffect, useMemo, useRef } from 'react'
import { getAt } from '../../config/index.ts'
import { useLatest } from '../parts/use-latest.ts'
import { useEngine } from '../services/services.ts'
import { openingOf } from './order/opening.ts'
import { textIn } from '../parts/text-in.ts'
import type { Row } from './order/row.ts'
import type { List } from './use-list.ts'

/**
 * Opens what the model says of a row; a row without an id opens nothing. A drawer that leads on does so through all that the list found, and
 * the list turns its page at the edge. Rows that are filtered in the browser are those of the page at hand, and so is the way through them.
 */
export function useOpenRow({ model, page, loaded, shown: { shown }, isFiltered, goTo }: List): (row: Row) => void {
  const { open, lead, notify, t } = useEngine()
  const { open: opens } = model
  const openRow = useCallback(
    (row: Row, replaces = false) => {
      const opening = openingOf(opens, row)
      if (opening === undefined) return
      open(opening.drawer, opening.record, { given: opening.given, ...(replaces && { replaces }) })
    },
    [opens, open],
  )
  const { pages, size, total: found, isTurning, hasFailed } = loaded
  const total = isFiltered ? shown.length : Math.max(found, shown.length)
  const before = isFiltered ? 0 : (page - 1) * size
  const ids = useMemo(
    () => (opens === undefined ? [] : shown.map((row) => textIn(getAt(row, opens.id)))),
    [opens, shown],
  )
  const turned = useRef<{ by: 1 | -1; from: string; number: number; isOver: boolean } | undefined>(undefined)
  const turn = useLatest(goTo)

  // While the next page is on its way, and until its rows lead on, the way stays: the drawer's buttons keep the focus.
  const withdraw = useRef<() => void>(undefined)
  useEffect(() => () => withdraw.current?.(), [])
  useEffect(() => {
    if (lead === undefined || opens?.pager !== true || isTurning) return
    withdraw.current = lead({
      drawer: opens.drawer,
      total,
      numberOf(record) {
        const at = ids.indexOf(record)
        if (at !== -1) return before + at + 1
        return turned.current?.from === record ? turned.current.number : undefined
      },
      step(record, by) {
        const at = ids.indexOf(record)
        const next = at === -1 ? undefined : shown[at + by]
        if (next !== undefined) return openRow(next, true)
        if (at === -1 || isFiltered || page + by < 1 || page + by > pages) return undefined
        turned.current = { by, from: record, number: before + at + 1, isOver: false }
        return turn(page + by)
      },
    })
  }, [lead, opens, isTurning, ids, shown, total, before, isFiltered, page, pages, openRow, turn])

  useEffect(() => {
    const way = turned.current
    if (way === undefined || way.isOver || isTurning || ids.includes(way.from)) return
    const next = way.by === 1 ? shown[0] : shown.at(-1)
    if (next === undefined) return
    // What the list asks for later, and shows otherwise then, opens nothing.
    way.isOver = true
    openRow(next, true)
  }, [ids, shown, isTurning, openRow])

  useEffect(() => {
    if (!hasFailed || turned.current === undefined || turned.current.isOver) return
    const { by } = turned.current
    turned.current = undefined
    notify({ severity: 'error', text: t('error.somethingWentWrong') })
    turn(page - by)
  }, [hasFailed, page, notify, t, turn])

  return openRow
}
