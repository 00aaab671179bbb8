/** The face of calls, without React: how whatever calls the gateway resolves, calls, keeps and words what failed. */
export { callOperation } from './source/call.ts'
export { callSource } from './source/call-source.ts'
export { isAnswered, isUntold, UNAUTHORIZED } from './source/once.ts'
export { newKey } from '../contract/index.ts'
export { CallFailed, failureText, problemIn, reasonOf } from './source/failure.ts'
export { logFailure, recordUse } from './source/log.ts'
export { callQuery, dataOf, LOOKUP_KEY } from './source/query.ts'
export type { Answer, CallInput, CallOptions, DataPort } from './services/port.ts'
