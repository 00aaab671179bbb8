import { createContext, useContext } from 'react'
import type { BlockModel } from '../config/index.ts'

/** What the rows of a block open. */
export interface RowOpening {
  open(row: Record<string, unknown>): void
  /** The row that one has just come back from, for the focus. */
  isLeft(row: Record<string, unknown>): boolean
}

/** Gives the opening of a level by its id; null outside of drill-downs. */
export const OpeningContext = createContext<((level: string) => RowOpening) | null>(null)

/** What the rows of a block open; undefined where they open nothing. */
export function useRowOpening({ opens }: BlockModel): RowOpening | undefined {
  const openingOf = useContext(OpeningContext)
  return opens === undefined ? undefined : openingOf?.(opens)
}
