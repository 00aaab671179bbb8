import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid'
import { columns } from './workload.ts'

const definitions = columns.map(({ id, label, cell, width }): GridColDef => ({
  field: id,
  headerName: label,
  width,
  ...(cell === 'number' && { type: 'number' }),
}))

/** The data grid as its documentation shows it: it filters, sorts and exports by itself. */
export function StockGrid({ rows }: { rows: Record<string, unknown>[] }) {
  const grid = useGridApiRef()
  const filterBy = (value: string) =>
    grid.current?.setFilterModel({ items: value === '' ? [] : [{ field: 'number', operator: 'contains', value }] })
  return (
    <>
      <input aria-label="Filter by Number" onChange={(event) => filterBy(event.target.value)} />
      <button onClick={() => grid.current?.exportDataAsCsv()}>CSV</button>
      <div style={{ height: 640 }}>
        <DataGrid apiRef={grid} columns={definitions} rows={rows} />
      </div>
    </>
  )
}
