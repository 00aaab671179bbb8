import type { MouseEvent } from 'react'
import type { GridModel } from '../../../config/index.ts'
import { useEngine } from '../../services/services.ts'
import { openingOf } from '../order/opening.ts'
import type { Row } from '../order/row.ts'

/** The address of what a row opens, for a second tab and for copying; undefined when it opens nothing, or what has no address. */
export function useRowAddress(open: GridModel['open'], row: Row): string | undefined {
  const { recordAddress } = useEngine()
  const opening = openingOf(open, row)
  return opening && recordAddress?.(opening.drawer, opening.record, opening.given)
}

/** Whether a click on a link asks for a tab or window of its own, which is the browser's; any other one is the row's. */
export const isForBrowser = ({ ctrlKey, metaKey, shiftKey }: MouseEvent): boolean => ctrlKey || metaKey || shiftKey
