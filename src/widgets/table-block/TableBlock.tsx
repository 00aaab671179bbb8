import useMediaQuery from '@mui/material/useMediaQuery'
import { useTheme } from '@mui/material/styles'
import { usePaper } from '../../render/index.ts'
import type { BlockPartProps } from '../../render/index.ts'
import { useRowList } from './list.ts'
import { RowCards } from './RowCards.tsx'
import { WideTable } from './WideTable.tsx'

/** Rows as a table; on a narrow screen each row is a card. A row may open a level or a drawer, and open out to its details. */
export function TableBlock(props: BlockPartProps) {
  const isNarrow = useMediaQuery(useTheme().breakpoints.down('sm'))
  const isPaper = usePaper()
  const list = useRowList(props)
  return isNarrow && !isPaper ? <RowCards {...list} /> : <WideTable {...list} />
}
