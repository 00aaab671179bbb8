/** Entry of the views: a screen that shows one loads this module. */
export { ViewScreen } from './view/screen.tsx'
export type { ViewPager } from './view/screen.tsx'
export { ViewBody } from './view/body.tsx'
export { PaperView } from './view/paper-view.tsx'
export { PlaceContext } from './screen/place.ts'
export type { Place } from './screen/place.ts'
