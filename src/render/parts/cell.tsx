import { memo } from 'react'
import { getAt } from '../../config/index.ts'
import type { ColumnModel, LookupModel } from '../../config/index.ts'
import { MissingPart, PartBoundary } from './part-boundary.tsx'
import { useEngine } from '../services/services.ts'

/** A value of a row, drawn by the cell part that its column names. */
export const Cell = memo(function Cell({
  row,
  column,
  lookups,
}: {
  row: Record<string, unknown>
  column: ColumnModel
  lookups: Record<string, LookupModel>
}) {
  const { parts, t } = useEngine()
  const Part = parts.cells[column.cell]?.component
  if (Part === undefined) return <MissingPart name={column.cell} label={t(column.label)} />
  return (
    <PartBoundary name={t(column.label)} of={row}>
      <Part value={getAt(row, column.field)} row={row} column={column} lookups={lookups} />
    </PartBoundary>
  )
})
