import { useState } from 'react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { FRESH } from '../source/query.ts'
import type { GridRows } from './rows.ts'
import type { Row } from './order/row.ts'

/** Where `on` among the filters has all pages read, in the address. */
export const WHOLE_KEY = 'list.whole'

/** The rows of all pages of a list, read page by page once somebody asks for them. */
export interface WholeRows {
  /** Undefined until all are there. */
  rows: readonly Row[] | undefined
  /** When they were read, in milliseconds. */
  asOf: number
  /** Read again while they are there. */
  isUpdating: boolean
  /** The page that was read last, while they are read. */
  reading: number | undefined
  /** A page could not be read. */
  hasFailed: boolean
  giveUp(): void
  retry(): void
}

/** Reads all pages of a list while they are wanted. One that was read lately is not asked for again. */
export function useWhole({ all, key, pages }: GridRows, isWanted: boolean): WholeRows {
  const client = useQueryClient()
  const [heard, setHeard] = useState(0)
  const queryKey = [...key, 'whole']
  const isNeeded = isWanted && pages > 1
  const answer = useQuery({
    queryKey,
    enabled: isNeeded,
    staleTime: FRESH.page,
    retry: false,
    async queryFn({ signal }) {
      setHeard(0)
      const rows = await all(setHeard, signal)
      if (typeof rows === 'string') throw new Error(rows)
      return rows
    },
  })
  return {
    rows: isNeeded ? answer.data : undefined,
    asOf: answer.dataUpdatedAt,
    isUpdating: isNeeded && answer.data !== undefined && answer.isFetching,
    reading: isNeeded && answer.data === undefined && answer.isFetching ? heard : undefined,
    hasFailed: isNeeded && answer.data === undefined && answer.isError,
    giveUp: () => void client.cancelQueries({ queryKey }),
    retry: () => void answer.refetch(),
  }
}
