import { createContext, useContext } from 'react'
import { getAt, isFilled } from '../../config/index.ts'
import type { BlockModel } from '../../config/index.ts'
import { useEngine } from '../services/services.ts'

type Row = Record<string, unknown>

/** What the rows of a block open. */
export interface RowOpening {
  /** Whether there is something to open for a row. */
  canOpen(row: Row): boolean
  open(row: Row): void
  /** The row that one has just come back from, for the focus. */
  isLeft(row: Row): boolean
  /** Id of the level that it opens; absent for what opens no level. */
  level?: string
}

/** Gives the opening of a level by its id; null outside of drill-downs. */
export const OpeningContext = createContext<((level: string) => RowOpening) | null>(null)

/** What the rows of a block open, a level or a drawer; undefined where they open nothing. */
export function useRowOpening({ opens, open: drawer }: BlockModel): RowOpening | undefined {
  const openingOf = useContext(OpeningContext)
  const { open } = useEngine()
  if (opens !== undefined) return openingOf?.(opens)
  if (drawer === undefined) return undefined
  return {
    canOpen: (row) => isFilled(getAt(row, drawer.id)),
    open: (row) => open(drawer.drawer, String(getAt(row, drawer.id)), { replaces: drawer.replaces }),
    isLeft: () => false,
  }
}
