import useMediaQuery from '@mui/material/useMediaQuery'
import { useTheme } from '@mui/material/styles'
import { usePaper } from '../../render/index.ts'
import type { BlockPartProps } from '../../render/index.ts'
import { useRowList } from './list.ts'
import { RowCards } from './RowCards.tsx'
import { WideTable } from './WideTable.tsx'

/** Pixels of the screen that a column needs. */
const COLUMN = 110

/** Rows as a table; where the screen is too narrow for its columns, each row is a card. A row may open a level or a drawer, and open out to its details. */
export function TableBlock(props: BlockPartProps) {
  const { sm, md } = useTheme().breakpoints.values
  const isPaper = usePaper()
  const list = useRowList(props)
  const controls = (list.expansion?.toggle === undefined ? 0 : 1) + (list.block.actions.length === 0 ? 0 : 1)
  const needed = Math.min(Math.max((list.columns.length + controls) * COLUMN, sm), md)
  const isNarrow = useMediaQuery(`(max-width: ${String(needed - 0.05)}px)`)
  return isNarrow && !isPaper ? <RowCards {...list} /> : <WideTable {...list} />
}
