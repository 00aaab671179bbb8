import { useMemo, useState } from 'react'
import { DataGrid, type Column, type SortColumn } from 'react-data-grid'
import 'react-data-grid/lib/styles.css'
import { columns } from './workload.ts'

type Row = Record<string, unknown>

const definitions = columns.map(({ id, label, width }): Column<Row> => ({
  key: id,
  name: label,
  width,
  sortable: true,
  resizable: true,
}))

/** react-data-grid as its documentation shows it: it draws, and what is around it filters and sorts; it has no export. */
export function ReactDataGrid({ rows }: { rows: Row[] }) {
  const [wanted, setWanted] = useState('')
  const [sorted, setSorted] = useState<readonly SortColumn[]>([])
  const shown = useMemo(() => {
    const found = wanted === '' ? rows : rows.filter(({ number }) => String(number).includes(wanted))
    const [by] = sorted
    if (by === undefined) return found
    const sign = by.direction === 'ASC' ? 1 : -1
    const text = (row: Row): string => String(row[by.columnKey])
    return found.toSorted((one, other) => sign * text(one).localeCompare(text(other)))
  }, [rows, wanted, sorted])
  return (
    <>
      <input aria-label="Filter by Number" onChange={(event) => setWanted(event.target.value)} />
      <DataGrid
        style={{ height: 640 }}
        columns={definitions}
        rows={shown}
        rowKeyGetter={(row) => String(row['id'])}
        sortColumns={sorted}
        onSortColumnsChange={setSorted}
      />
    </>
  )
}
