import type { ComponentType } from 'react'
import { useQuery } from '@tanstack/react-query'
import type { ChartPart, ChartPartProps } from '../parts.ts'

interface ShownChart {
  /** Absent while its code is on the way, or could not be had. */
  Chart: ComponentType<ChartPartProps> | undefined
  isWaiting: boolean
  hasFailed: boolean
  /** Asks for the code again. */
  retry(): void
}

/** The component of a chart part; code of its own is loaded once, beside the figures, and asked for anew where that failed. */
export function useChart(part: ChartPart | undefined): ShownChart {
  const load = part?.load
  const { data, isLoading, isError, refetch } = useQuery({
    queryKey: ['chart', part?.manifest.name],
    queryFn: async () => ({ component: await load?.() }),
    enabled: load !== undefined,
    staleTime: Infinity,
    gcTime: Infinity,
    retry: false,
    networkMode: 'always',
    structuralSharing: false,
  })
  return { Chart: part?.component ?? data?.component, isWaiting: isLoading, hasFailed: isError, retry: () => void refetch() }
}
