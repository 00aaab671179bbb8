import { useId } from 'react'
import Box from '@mui/material/Box'
import { RowActions, RowDetails, useEngine } from '../../render/index.ts'
import type { Row } from '../block/rows-of.ts'
import { CardValues } from './CardValues.tsx'
import { ExpandButton, Openable } from './OpenableRow.tsx'
import type { RowList } from './list.ts'

/** Rows as cards, for a narrow screen. */
export function RowCards(list: RowList) {
  return (
    <>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
        {list.rows.map((row, index) => (
          <RowCard key={list.ids[index]} list={list} row={row} id={list.ids[index] ?? ''} />
        ))}
      </Box>
      {list.hasTotals && <Totals list={list} />}
    </>
  )
}

/** The sums of the columns, below the cards. */
function Totals({ list: { columns, totalOf } }: { list: RowList }) {
  const { t } = useEngine()
  const sums = columns.flatMap((column) => (totalOf(column) === '' ? [] : [`${t(column.label)}: ${totalOf(column)}`]))
  return (
    <Box sx={{ mt: 1.5, px: 1.5, typography: 'body2', fontWeight: 600 }}>
      {t('rows.total')} · {sums.join(' · ')}
    </Box>
  )
}

function RowCard({ list, row, id }: { list: RowList; row: Row; id: string }) {
  const { block, expansion, nameOf } = list
  const details = useId()
  const isOpen = expansion?.isOpen(id) === true
  const toggle = expansion?.toggle
  const hasControls = toggle !== undefined || block.actions.length > 0
  return (
    <Openable
      component="li"
      list={list}
      row={row}
      id={id}
      sx={{ border: 1, borderColor: 'divider', borderRadius: 1, p: 1.5 }}
    >
      <Box sx={{ display: 'flex', alignItems: 'flex-start', columnGap: 1 }}>
        <CardValues list={list} row={row} />
        {hasControls && (
          <Box
            sx={{
              display: 'flex',
              flexDirection: 'column',
              m: -0.75,
              ml: 0,
              '& button': { minWidth: 44, minHeight: 44 },
            }}
          >
            <RowActions block={block} row={row} of={nameOf(row)} />
            {toggle !== undefined && (
              <ExpandButton name={nameOf(row)} controls={details} isOpen={isOpen} toggle={() => toggle(id)} />
            )}
          </Box>
        )}
      </Box>
      {isOpen && (
        // What is opened out belongs to the card, but a click in it does not open the card's record.
        <Box
          id={details}
          onClick={(event) => event.stopPropagation()}
          sx={{ mt: 1, pt: 1.5, borderTop: 1, borderColor: 'divider', cursor: 'auto' }}
        >
          <RowDetails block={block} row={row} />
        </Box>
      )}
    </Openable>
  )
}
