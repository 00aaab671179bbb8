import { createRoot } from 'react-dom/client'
import { AgGrid } from './ag-grid.tsx'
import { ReactDataGrid } from './react-data-grid.tsx'
import { StockGrid } from './stock-grid.tsx'
import { rowsOf } from './workload.ts'

/** `?grid=stock|rdg|ag&rows=N`: the list in the grids of others, marked as the drawing page marks its own. */
const asked = new URLSearchParams(location.search)
const Grid = { stock: StockGrid, rdg: ReactDataGrid, ag: AgGrid }[asked.get('grid') ?? ''] ?? StockGrid
const rows = rowsOf(Number(asked.get('rows')))
const root = document.getElementById('root')
if (root === null) throw new Error('The page has no root.')
performance.mark('bench-mount-start')
createRoot(root).render(<Grid rows={rows} />)
