import { useTheme } from '@mui/material/styles'
import type { ColumnModel } from '../../config/index.ts'

type Side = ColumnModel['align']

/**
 * Where the texts of a column stand, for the style of an element: in a language written from right to left nothing turns that round, as
 * style sheets are.
 */
export function useTextAlign(): (align: Side) => Side {
  const { direction } = useTheme()
  return (align) => (direction === 'rtl' ? TURNED[align] : align)
}

const TURNED: Readonly<Record<Side, Side>> = { left: 'right', center: 'center', right: 'left' }
