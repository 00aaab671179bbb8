/** The charts that a dashboard's widgets may name, a module of its own; those drawn by the chart library are loaded when the first of them is drawn. */
import { lazy } from 'react'
import type { ChartPart } from '../render/index.ts'
import { manifest as bar } from './bar-chart/manifest.ts'
import { CountChart } from './count-chart/CountChart.tsx'
import { manifest as count } from './count-chart/manifest.ts'
import { manifest as funnel } from './funnel-chart/manifest.ts'
import { donutManifest as donut, manifest as pie } from './pie-chart/manifest.ts'
import { manifest as stepper } from './stepper-chart/manifest.ts'
import { StepperChart } from './stepper-chart/StepperChart.tsx'

const parts: ChartPart[] = [
  { manifest: stepper, component: StepperChart, showsZero: true },
  { manifest: count, component: CountChart, showsZero: true },
  { manifest: pie, component: lazy(() => import('./pie-chart/PieChart.tsx').then(({ PieChart }) => ({ default: PieChart }))) },
  { manifest: donut, component: lazy(() => import('./pie-chart/PieChart.tsx').then(({ DonutChart }) => ({ default: DonutChart }))) },
  { manifest: bar, component: lazy(() => import('./bar-chart/BarChart.tsx').then(({ BarChart }) => ({ default: BarChart }))) },
  { manifest: funnel, component: lazy(() => import('./funnel-chart/FunnelChart.tsx').then(({ FunnelChart }) => ({ default: FunnelChart }))) },
]

/** Chart parts by the names that the JSON uses. */
export const chartParts: Record<string, ChartPart> = Object.fromEntries(parts.map((part) => [part.manifest.name, part]))
