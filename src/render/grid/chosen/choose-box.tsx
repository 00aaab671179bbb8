import { memo, useContext } from 'react'
import type { MouseEvent } from 'react'
import Checkbox from '@mui/material/Checkbox'
import { useEngine } from '../../services/services.ts'
import type { Row } from '../order/row.ts'
import { ChosenContext } from './use-chosen.ts'

/** Chooses one row that can be chosen; with Shift, those between it and the one before it, too. The keyboard does so from any cell, by Space. */
export const ChooseBox = memo(function ChooseBox({ row, name }: { row: Row; name: string }) {
  const { t } = useEngine()
  const around = useContext(ChosenContext)
  if (around?.chosen.canHave(row) !== true) return null
  const { chosen } = around
  return (
    <Checkbox
      size="small"
      checked={chosen.has(row)}
      tabIndex={-1}
      slotProps={{ input: { 'aria-label': t('grid.choose', { name }) } }}
      onClick={(event: MouseEvent) => {
        // The row around it opens a record.
        event.stopPropagation()
        chosen.toggle(row, event.shiftKey)
      }}
    />
  )
})

/** Chooses or leaves all rows of the page that can be chosen. */
export function ChooseAllBox() {
  const { t } = useEngine()
  const around = useContext(ChosenContext)
  if (around === null) return null
  const { chosen, page } = around
  const count = page.filter(chosen.has).length
  const isAll = count > 0 && count === page.filter(chosen.canHave).length
  return (
    <Checkbox
      size="small"
      checked={isAll}
      indeterminate={count > 0 && !isAll}
      slotProps={{ input: { 'aria-label': t('grid.chooseAll') } }}
      onClick={(event: MouseEvent) => event.stopPropagation()}
      onChange={() => chosen.set(page, !isAll)}
    />
  )
}
