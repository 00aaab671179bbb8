/** Entry of the views: a screen that shows one loads this module. */
export { ViewScreen } from './view/screen.tsx'
export { ViewBody } from './view/body.tsx'
export type { ViewPager } from './view/pager.tsx'
export { PaperView } from './paper/paper-view.tsx'
export { PlaceContext } from './place.ts'
export type { Place } from './place.ts'
