import { useRef } from 'react'
import { AllCommunityModule, ModuleRegistry, type ColDef, type TextFilterModel } from 'ag-grid-community'
import { AgGridReact } from 'ag-grid-react'
import { columns } from './workload.ts'

ModuleRegistry.registerModules([AllCommunityModule])

const definitions = columns.map(({ id, label, cell, width }): ColDef => ({
  field: id,
  headerName: label,
  width,
  filter: cell === 'number' ? 'agNumberColumnFilter' : 'agTextColumnFilter',
}))

/** AG Grid's community edition as its documentation shows it: it filters, sorts and exports by itself. */
export function AgGrid({ rows }: { rows: Record<string, unknown>[] }) {
  const grid = useRef<AgGridReact>(null)
  const filterBy = async (value: string): Promise<void> => {
    const model: TextFilterModel | null = value === '' ? null : { filterType: 'text', type: 'contains', filter: value }
    await grid.current?.api.setColumnFilterModel('number', model)
    grid.current?.api.onFilterChanged()
  }
  return (
    <>
      <input aria-label="Filter by Number" onChange={(event) => void filterBy(event.target.value)} />
      <button onClick={() => grid.current?.api.exportDataAsCsv()}>CSV</button>
      <div style={{ height: 640 }}>
        <AgGridReact ref={grid} columnDefs={definitions} rowData={rows} />
      </div>
    </>
  )
}
