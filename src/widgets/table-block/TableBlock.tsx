import { useDeferredValue } from 'react'
import Typography from '@mui/material/Typography'
import { cardsFor, useEngine, useNarrow, usePaper } from '../../render/index.ts'
import { useRowList } from './list.ts'
import type { TableProps } from './list.ts'
import { RowCards } from './RowCards.tsx'
import { WideTable } from './WideTable.tsx'

/** So many rows are drawn at once; those below them, which no screen shows, as soon as the page has time. */
const AT_ONCE = 100

/** Rows as a table; where the screen is too narrow for its columns, each row is a card. A row may open a level or a drawer, and open out to its details. */
export function TableBlock(props: TableProps) {
  const { t } = useEngine()
  const isPaper = usePaper()
  const list = useRowList(props)
  const drawn = Math.max(AT_ONCE, useDeferredValue(list.rows.length, 0))
  const controls = (list.expansion?.toggle === undefined ? 0 : 1) + (list.block.actions.length === 0 ? 0 : 1)
  const isNarrow = useNarrow(cardsFor(list.columns.length + controls))
  if (list.rows.length === 0)
    return (
      <Typography variant="body2" color="textSecondary">
        {t(list.block.empty)}
      </Typography>
    )
  if (isPaper) return <WideTable {...list} />
  const rows = list.rows.slice(0, drawn)
  return isNarrow ? <RowCards {...list} rows={rows} /> : <WideTable {...list} rows={rows} />
}
