/** Entry of the pure core of forms, without React and without a page: their store, what follows from a change, what is composed. */
export { composedText } from './form/core/composed.ts'
export { appliedRecord } from './form/core/apply.ts'
export { applyChange } from './form/core/effects.ts'
export { createFormStore } from './form/core/store.ts'
