import Typography from '@mui/material/Typography'
import { cardsFor, useEngine, useNarrow, usePaper } from '../../render/index.ts'
import { useRowList } from './list.ts'
import type { TableProps } from './list.ts'
import { RowCards } from './RowCards.tsx'
import { WideTable } from './WideTable.tsx'

/** Rows as a table; where the screen is too narrow for its columns, each row is a card. A row may open a level or a drawer, and open out to its details. */
export function TableBlock(props: TableProps) {
  const { t } = useEngine()
  const isPaper = usePaper()
  const list = useRowList(props)
  const controls = (list.expansion?.toggle === undefined ? 0 : 1) + (list.block.actions.length === 0 ? 0 : 1)
  const isNarrow = useNarrow(cardsFor(list.columns.length + controls))
  if (list.rows.length === 0)
    return (
      <Typography variant="body2" color="textSecondary">
        {t(list.block.empty)}
      </Typography>
    )
  return isNarrow && !isPaper ? <RowCards {...list} /> : <WideTable {...list} />
}
