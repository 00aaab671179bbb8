import type { ComponentType } from 'react'
import { useCode } from '../code.ts'
import type { ChartPart, ChartPartProps } from '../parts.ts'

interface ShownChart {
  /** Absent while its code is on the way, or could not be had. */
  Chart: ComponentType<ChartPartProps> | undefined
  isWaiting: boolean
  hasFailed: boolean
  /** Asks for the code again. */
  retry(): void
}

/** The component of a chart part; code of its own is loaded beside the figures. */
export function useChart(part: ChartPart | undefined): ShownChart {
  const { code, hasFailed, retry } = useCode(part?.load)
  const Chart = part?.component ?? code
  return { Chart, isWaiting: part !== undefined && Chart === undefined && !hasFailed, hasFailed, retry }
}
