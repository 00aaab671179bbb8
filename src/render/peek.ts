/** Entry of what a list shows beside it: loaded once a reader asks for it. */
export { PeekView } from './view/peek.tsx'
