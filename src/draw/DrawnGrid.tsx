import { useState } from 'react'
import Box from '@mui/material/Box'
import type { GridModel } from '../config/index.ts'
import { GridScreen } from '../render/grid.ts'

/** The grid, over the whole page. */
export function DrawnGrid({ model }: { model: GridModel }) {
  const [filters, setFilters] = useState<Record<string, string>>({})
  return (
    <Box component="main" sx={{ p: 3 }}>
      <GridScreen model={model} filters={filters} onFiltersChange={setFilters} />
    </Box>
  )
}
