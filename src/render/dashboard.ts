/** Entry of the dashboards: a screen that shows one loads this module. */
export { DashboardScreen } from './dashboard/screen.tsx'
export type { PrintedWidget } from './dashboard/print-tool.tsx'
