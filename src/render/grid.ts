/** Entry of the lists: a screen that shows one loads this module, and with it the data grid. */
export { GridScreen } from './grid/screen.tsx'
