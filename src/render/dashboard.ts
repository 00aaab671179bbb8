/** Entry of the dashboards: a screen that shows one loads this module. */
export { DashboardScreen, WidgetGrid } from './dashboard/screen.tsx'
export type { DashboardScreenProps } from './dashboard/screen.tsx'
export { useFigures } from './dashboard/use-figures.ts'
export { WidgetCard } from './dashboard/widget-card.tsx'
export type { WidgetCardProps } from './dashboard/widget-card.tsx'
