/** Entry of a view on a page of its own, without a drawer, a menu, buttons and drill-downs, and without their code. */
export { ViewPage } from './view/page.tsx'
export type { NotShown } from './view/page.tsx'
