import { memo } from 'react'
import type { ColumnModel, LookupModel } from '../../config/index.ts'
import { MissingPart } from '../form/missing-part.tsx'
import { PartBoundary } from '../form/part-boundary.tsx'
import { getAt } from '../form/core/paths.ts'
import { useEngine } from '../services.ts'
import type { Row } from './view.ts'

/** One cell, drawn by the part its column names. */
export const Cell = memo(function Cell({ row, column, lookups }: { row: Row; column: ColumnModel; lookups: Record<string, LookupModel> }) {
  const { parts, t } = useEngine()
  const Part = parts.cells[column.cell]?.component
  if (Part === undefined) return <MissingPart name={column.cell} label={t(column.label)} />
  return (
    <PartBoundary name={t(column.label)}>
      <Part value={getAt(row, column.field)} row={row} column={column} lookups={lookups} />
    </PartBoundary>
  )
})
