import { useMemo } from 'react'
import { useTheme } from '@mui/material/styles'
import type { ColumnModel } from '../../../config/index.ts'
import { useEngine } from '../../services/services.ts'
import { letterScale } from '../../look/letter-scale.ts'
import type { Row } from '../order/row.ts'
import type { TextOf } from '../order/texts.ts'

/** What texts need, in pixels by the id of their column; a column that is not here is as wide as its model says. */
export type Needs = Readonly<Record<string, number>>

/** How many rows are looked at, and how many of a column's longest texts are measured: codes of one length have letters of many widths. */
const LOOKED_AT = 100
const MEASURED = 40
/** What a cell has on both sides of its text, in pixels, and a header beside its name for the arrow of the order. */
const BESIDE = 24
const ARROW = 22
const LEAST = 84
/** Text beyond this is cut off, in pixels for letters of the usual size: a long name takes no room from all others. */
const MOST = 320

/**
 * How wide the columns would be that show their texts in full. Measured once for the rows that came, not for each filter, order or scroll; a
 * column that a reader gave a width (`given`) is not measured. The texts of the column that names a row (`title`) are bold.
 */
export function useNeeds(
  columns: readonly ColumnModel[],
  title: string | undefined,
  given: Readonly<Record<string, number>>,
  rows: readonly Row[],
  drawnOf: TextOf,
): Needs {
  const { t, parts } = useEngine()
  const { typography } = useTheme()
  const { fontFamily = 'sans-serif' } = typography
  const text = useMemo(() => {
    const letters = letterScale()
    const measureIn = (pixels: number, weight = 400) =>
      measureWith(`${String(weight)} ${String(pixels * letters)}px ${fontFamily}`, letters)
    const plain = measureIn(14)
    const bold = measureIn(14, 600)
    const small = measureIn(12, 600)
    const name = measureIn(12, 500)
    const needs = columns.flatMap((column) => {
      const part = parts.cells[column.cell]
      const room = part?.room ?? 0
      if (given[column.id] !== undefined || room === 'given') return []
      const longest = rows
        .slice(0, LOOKED_AT)
        .map(drawnOf(column))
        .sort((one, other) => other.length - one.length)
        .slice(0, MEASURED)
      const words = t(column.label).split(/\s+/)
      const measure = column.id === title ? bold : part?.small === true ? small : plain
      const headed = words.map((each) => name(each) + ARROW)
      const need = Math.max(LEAST, ...longest.map((each) => measure(each) + room), ...headed) + BESIDE
      return [[column.id, Math.min(Math.ceil(need), MOST * letters)] as const]
    })
    return JSON.stringify(Object.fromEntries(needs))
  }, [columns, title, given, rows, drawnOf, t, parts, fontFamily])
  // The same object while the needs are the same: columns stay as they are when a list is asked again.
  return useMemo(() => JSON.parse(text) as Needs, [text])
}

/** The width of a text in a font; where nothing can be drawn, as texts are on average in letters of that scale. */
function measureWith(font: string, letters: number): (text: string) => number {
  const context = typeof OffscreenCanvas === 'undefined' ? null : new OffscreenCanvas(1, 1).getContext('2d')
  if (context === null) return (text) => text.length * 8 * letters
  context.font = font
  return (text) => context.measureText(text).width
}
