import Delete from '@mui/icons-material/DeleteOutlined'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { memo, useRef } from 'react'
import { NestedField, requiredMark, rowElementId, useEngine, useRequiredInRows } from '../../render/index.ts'
import type { FieldModel } from '../../render/index.ts'
import { fieldLabel } from './RowFields.tsx'
import { RemovedRow } from './RemovedRow.tsx'
import { endOf } from './list.ts'
import type { RowListProps } from './list.ts'
import { LINE_HEIGHT, useNearScreen, useScreenWatch, WHOLE } from './use-near-screen.ts'
import type { ScreenWatch } from './use-near-screen.ts'
import { UNIT_GAP, UNIT_IN_TABLE } from '../input/unit.ts'
import { TotalsLine } from './TotalsLine.tsx'
import type { Total } from '../../render/index.ts'

/** What one column of a field's width takes at least, in rem: as much larger as the reader's letters are; and the widest a column gets. */
const COLUMN = 2.25
const WIDEST = 6

/** Pixels of the column that removes a row. */
const TOOLS = 48

const PADDING = 4
/** As far from the edge as the text of an input in a cell is. */
const TEXT_EDGE = 9

const Scroller = styled('div')({ overflowX: 'auto' })

/** Plain elements: a table of hundreds of cells opens several times faster than with a styled component in each. */
const Table = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  tableLayout: 'fixed',
  '& th, & td': {
    padding: PADDING,
    textAlign: 'left',
    verticalAlign: 'top',
    borderBottom: `1px solid ${theme.palette.divider}`,
  },
  // A name begins where the text of the inputs below it does.
  '& th': { ...theme.typography.body2, fontWeight: 600, paddingLeft: TEXT_EDGE, ...requiredMark },
  '& td': theme.typography.body2,
  '& [data-end]': { textAlign: 'right', paddingRight: TEXT_EDGE, fontVariantNumeric: 'tabular-nums' },
  // A number with a unit beside it ends where the unit begins.
  '& [data-end=unit]': { paddingRight: `calc(${String(TEXT_EDGE + UNIT_GAP)}px + ${UNIT_IN_TABLE})` },
  '& [data-end=unit] [data-unit]': {
    display: 'inline-block',
    width: 0,
    whiteSpace: 'nowrap',
    textAlign: 'left',
    textIndent: 2 * (TEXT_EDGE - PADDING) + UNIT_GAP,
  },
  '& [data-tools]': {
    position: 'sticky',
    right: 0,
    zIndex: 1,
    textAlign: 'right',
    background: theme.palette.background.paper,
  },
}))

const remOf = (width: number): number => Math.min(width, WIDEST) * COLUMN

interface RowTableProps extends RowListProps {
  /** The id of the list. */
  id: string
  /** Where it is in the data. */
  list: string
  totals: readonly Total[]
}

/** Rows as a lean table; each cell renders on its own, and only rows near the screen have cells. */
export function RowTable({ id, list, label, fields, rows, readOnly, remove, gap, totals }: RowTableProps) {
  const scroller = useRef<HTMLDivElement>(null)
  const watch = useScreenWatch(scroller)
  const least = fields.reduce((sum, field) => sum + remOf(field.width), 0)
  const lines = rows.map(({ key, path, index }, place) => (
    <Row
      key={key}
      id={rowElementId(id, index)}
      rowKey={key}
      path={path}
      index={index}
      number={place + 1}
      watch={watch}
      isWhole={rows.length <= WHOLE}
      label={label}
      fields={fields}
      readOnly={readOnly}
      remove={remove}
    />
  ))
  if (gap !== undefined) {
    lines.splice(
      gap.place,
      0,
      <tr key="removed">
        <td colSpan={fields.length + 1}>
          <RemovedRow restore={gap.restore} />
        </td>
      </tr>,
    )
  }
  return (
    <Scroller ref={scroller}>
      <Table aria-label={label} style={{ minWidth: `calc(${String(least)}rem + ${String(TOOLS)}px)` }}>
        <colgroup>
          {fields.map((field) => (
            <col key={field.id} style={{ width: `${String(remOf(field.width))}rem` }} />
          ))}
          {!readOnly && <col style={{ width: TOOLS }} />}
        </colgroup>
        <thead>
          <tr>
            {fields.map((field) => (
              <ColumnHead key={field.id} {...{ field, list, rows, readOnly }} />
            ))}
            {!readOnly && <td data-tools />}
          </tr>
        </thead>
        <tbody>{lines}</tbody>
        {totals.length > 0 && (
          <tfoot>
            <TotalsLine {...{ fields, rows, totals, readOnly }} />
          </tfoot>
        )}
      </Table>
    </Scroller>
  )
}

/** What a column is, marked while one of its cells must be filled. */
function ColumnHead({
  field,
  list,
  rows,
  readOnly,
}: Pick<RowTableProps, 'list' | 'rows' | 'readOnly'> & { field: FieldModel }) {
  const { t } = useEngine()
  const isRequired = useRequiredInRows(field, list, rows)
  return (
    <th data-entry={field.id} data-required={(isRequired && !readOnly) || undefined} scope="col" {...endOf(field)}>
      {fieldLabel(field, t)}
    </th>
  )
}

interface RowProps extends Pick<RowListProps, 'fields' | 'readOnly' | 'remove' | 'label'> {
  id: string
  rowKey: number
  path: string
  index: number
  number: number
  watch: ScreenWatch | undefined
  isWhole: boolean
}

const Row = memo(function Row({
  id,
  rowKey,
  path,
  index,
  number,
  fields,
  readOnly,
  remove,
  label,
  watch,
  isWhole,
}: RowProps) {
  const { t } = useEngine()
  const { row, isDrawn, height, keep } = useNearScreen<HTMLTableRowElement>(watch, isWhole, LINE_HEIGHT)
  if (!isDrawn) return <tr ref={row} id={id} data-row={rowKey} tabIndex={-1} style={{ height }} onFocus={keep} />
  return (
    <tr ref={row} id={id} data-row={rowKey} onFocus={keep}>
      {fields.map((field) => (
        <td key={field.id}>
          <NestedField field={field} rowPath={path} />
        </td>
      ))}
      {!readOnly && (
        <td data-tools>
          <IconButton
            size="small"
            data-remove
            aria-label={t('rows.remove', { label, number })}
            onClick={() => remove(index)}
          >
            <Delete fontSize="small" />
          </IconButton>
        </td>
      )}
    </tr>
  )
})
