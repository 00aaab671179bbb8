/** Entry of the lists: a screen that shows one loads this module, and with it the data grid. */
export { GridScreen } from './grid/screen.tsx'
export type { GridScreenProps } from './grid/screen.tsx'
export { ROWS_KEY } from './grid/rows.ts'
