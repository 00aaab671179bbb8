import { useCallback, useMemo, useState } from 'react'
import useMediaQuery from '@mui/material/useMediaQuery'
import type { GridModel } from '../../../config/index.ts'
import { openingOf } from '../order/opening.ts'
import type { Opening } from '../order/opening.ts'
import type { Row } from '../order/row.ts'
import { useEngine } from '../../services/services.ts'

/** Below this width there is no room for a record beside a list. */
const CLOSE = 'screen and (max-width: 1199.95px)'

/** What is shown of a list beside it. */
export interface Peek {
  shown: Shown | undefined
  /** Shows a row, or nothing any more where it is the one that is shown. */
  toggle(row: Row): void
  /** Shows a row in the place of another one; while nothing is shown nothing comes. */
  follow(row: Row): void
  close(): void
}

interface Shown extends Opening {
  row: Row
}

/** What a list shows beside it, by what its rows open; undefined where it shows nothing, or has no room for it. */
export function usePeek({ peek, open }: Pick<GridModel, 'peek' | 'open'>): Peek | undefined {
  const { Peek: drawn } = useEngine()
  const isClose = useMediaQuery(CLOSE)
  const [shown, setShown] = useState<Shown>()
  const shownOf = useCallback(
    (row: Row): Shown | undefined => {
      const opening = openingOf(open, row)
      return opening && { ...opening, row }
    },
    [open],
  )
  const acts = useMemo(
    () => ({
      toggle: (row: Row) => setShown((before) => (isOf(before, shownOf(row)) ? undefined : shownOf(row))),
      follow: (row: Row) =>
        setShown((before) => (before === undefined || isOf(before, shownOf(row)) ? before : (shownOf(row) ?? before))),
      close: () => setShown(undefined),
    }),
    [shownOf],
  )
  if (peek === undefined || drawn === undefined || open === undefined || isClose) return undefined
  return { shown, ...acts }
}

function isOf(before: Shown | undefined, now: Shown | undefined): boolean {
  return before !== undefined && before.record === now?.record
}
