/** Entry of the views: a screen that shows one loads this module. */
export { ViewScreen } from './view/screen.tsx'
export { ViewBody } from './view/body.tsx'
export type { ViewBodyProps } from './view/body.tsx'
export type { ViewScreenProps } from './view/screen.tsx'
export { PlaceContext } from './place.ts'
export type { Move, Place } from './place.ts'
export { ANSWER_KEY } from './view/answer.ts'
