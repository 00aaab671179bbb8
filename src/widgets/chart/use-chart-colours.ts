import { useMemo } from 'react'
import { useTheme } from '@mui/material/styles'
import { apartColours } from './colours.ts'

/** So many colours for the parts of one chart, made of the theme's own. */
export function useChartColours(count: number): string[] {
  const { primary, secondary } = useTheme().palette
  return useMemo(() => apartColours(primary.main, secondary.main, count), [primary.main, secondary.main, count])
}
