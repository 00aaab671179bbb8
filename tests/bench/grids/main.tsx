import { createRoot } from 'react-dom/client'
import { StockGrid } from './stock-grid.tsx'
import { rowsOf } from './workload.ts'

/** `?rows=N`: the list in the stock data grid, marked as the drawing page marks its own. */
const rows = rowsOf(Number(new URLSearchParams(location.search).get('rows')))
const root = document.getElementById('root')
if (root === null) throw new Error('The page has no root.')
performance.mark('bench-mount-start')
createRoot(root).render(<StockGrid rows={rows} />)
