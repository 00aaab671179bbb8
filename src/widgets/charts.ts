/** The charts that a dashboard's widgets may name, a module of its own; those drawn by the chart library are loaded when a widget needs them. */
import { definePart } from '../render/index.ts'
import type { ChartPart } from '../render/index.ts'
import { AttentionChart } from './attention-chart/AttentionChart.tsx'
import { manifest as attention } from './attention-chart/manifest.ts'
import { manifest as bar } from './bar-chart/manifest.ts'
import { CountChart } from './count-chart/CountChart.tsx'
import { manifest as count } from './count-chart/manifest.ts'
import { manifest as funnel } from './funnel-chart/manifest.ts'
import { manifest as map } from './map-chart/manifest.ts'
import { donutManifest as donut, manifest as pie } from './pie-chart/manifest.ts'
import { manifest as stepper } from './stepper-chart/manifest.ts'
import { StepperChart } from './stepper-chart/StepperChart.tsx'
import { sectorOutlines, stageOutlines } from './chart/outlines.ts'

export { chartColours } from './chart/colours.ts'

/** Height of the charts of shares, pixels. */
const SHARES = 208
/** The hole of a donut, as a share of its radius. */
const HOLE = 0.6
/** Between the stages of a printed funnel, millimetres. */
const GAP = 0.8

const parts = [
  definePart(stepper, { component: StepperChart, height: 104, showsZero: true }),
  definePart(attention, { component: AttentionChart, height: 120, showsZero: true, isSum: true, isWholeCard: true }),
  definePart(count, { component: CountChart, height: 72, showsZero: true, isSum: true }),
  definePart(pie, {
    height: SHARES,
    isRound: true,
    load: () => import('./pie-chart/PieChart.tsx').then(({ PieChart }) => PieChart),
    outlines: (values, area) => sectorOutlines(values, area, 0),
  }),
  definePart(donut, {
    height: SHARES,
    isRound: true,
    load: () => import('./pie-chart/PieChart.tsx').then(({ DonutChart }) => DonutChart),
    outlines: (values, area) => sectorOutlines(values, area, HOLE),
  }),
  definePart(bar, { height: 220, load: () => import('./bar-chart/BarChart.tsx').then(({ BarChart }) => BarChart) }),
  definePart(map, { height: SHARES, load: () => import('./map-chart/MapChart.tsx').then(({ MapChart }) => MapChart) }),
  definePart(funnel, {
    height: SHARES,
    load: () => import('./funnel-chart/FunnelChart.tsx').then(({ FunnelChart }) => FunnelChart),
    outlines: (values, area) => stageOutlines(values, area, GAP),
  }),
]

/** Chart parts by the names that the JSON uses. */
export const chartParts: Record<string, ChartPart> = Object.fromEntries(parts.map((part) => [part.manifest.name, part]))
