import { Fragment, useId } from 'react'
import Box from '@mui/material/Box'
import { RowActions, RowDetails, useEngine, usePaper, TEXT_ALIGN, visuallyHidden } from '../../render/index.ts'
import type { Row } from '../block/rows-of.ts'
import { RecordTable } from '../block/Table.tsx'
import { ExpandButton, Openable, RowValue } from './OpenableRow.tsx'
import type { RowList } from './list.ts'

/** Rows as a table. */
export function WideTable(list: RowList) {
  const { block, columns, rows, expansion } = list
  const { t } = useEngine()
  const hasActions = !usePaper() && block.actions.length > 0
  return (
    <RecordTable name={list.name}>
      <thead>
        <tr>
          {expansion?.toggle !== undefined && <ControlHead label={t('table.detailsColumn')} />}
          {columns.map((column) => (
            <th
              key={column.id}
              data-entry={column.id}
              scope="col"
              style={{ textAlign: TEXT_ALIGN[column.align], width: column.width }}
            >
              {t(column.label)}
            </th>
          ))}
          {hasActions && <ControlHead label={t('table.actions')} />}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <WideRow key={list.ids[index]} list={list} row={row} id={list.ids[index] ?? ''} hasActions={hasActions} />
        ))}
      </tbody>
      {list.hasTotals && <Totals list={list} hasActions={hasActions} />}
    </RecordTable>
  )
}

/** The sums of the columns, below them; what they are stands before the first one. */
function Totals({ list: { columns, expansion, totalOf }, hasActions }: { list: RowList; hasActions: boolean }) {
  const { t } = useEngine()
  return (
    <tfoot>
      <tr>
        {expansion?.toggle !== undefined && <td />}
        {columns.map((column, at) => (
          <td key={column.id} style={{ textAlign: TEXT_ALIGN[column.align] }}>
            {at === 0 && totalOf(column) === '' ? t('rows.total') : totalOf(column)}
          </td>
        ))}
        {hasActions && <td />}
      </tr>
    </tfoot>
  )
}

function ControlHead({ label }: { label: string }) {
  return (
    <th scope="col">
      <span style={visuallyHidden}>{label}</span>
    </th>
  )
}

function WideRow({ list, row, id, hasActions }: { list: RowList; row: Row; id: string; hasActions: boolean }) {
  const { block, columns, expansion, isUnbroken, nameOf } = list
  const details = useId()
  const isOpen = expansion?.isOpen(id) === true
  const toggle = expansion?.toggle
  const width = columns.length + (toggle === undefined ? 0 : 1) + (hasActions ? 1 : 0)
  return (
    <Fragment>
      <Openable component="tr" list={list} row={row} id={id}>
        {toggle !== undefined && (
          <td className="control">
            <ExpandButton name={nameOf(row)} controls={details} isOpen={isOpen} toggle={() => toggle(id)} />
          </td>
        )}
        {columns.map((column, at) => (
          <td
            key={column.id}
            style={{ textAlign: TEXT_ALIGN[column.align], whiteSpace: isUnbroken(row, column) ? 'nowrap' : undefined }}
          >
            <RowValue list={list} row={row} column={column} isFirst={at === 0} />
          </td>
        ))}
        {hasActions && (
          <td className="control">
            <RowActions block={block} row={row} of={nameOf(row)} />
          </td>
        )}
      </Openable>
      {isOpen && (
        <tr>
          <Box component="td" id={details} colSpan={width} sx={{ bgcolor: 'background.default' }}>
            <RowDetails block={block} row={row} />
          </Box>
        </tr>
      )}
    </Fragment>
  )
}
