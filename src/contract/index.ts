export { operations } from './generated/operations.ts'
export type { OperationId } from './generated/operations.ts'
export type { DownloadedFile, OperationInput, OperationResult, Schemas } from './operation.ts'
export { createGatewayClient, newKey } from './client.ts'
export { exactJson } from './exact-json.ts'
export { patience } from './patience.ts'
export type { Answer, CallInput, GatewayClient } from './client.ts'
export {
  ALREADY_LOGGED_IN,
  CODE_REFUSED,
  CODE_REQUIRED,
  INTERCEPTED,
  KEY_REUSED,
  PRECONDITION_FAILED,
  ROUTING_NOT_FOUND,
  SIGN_IN_REFUSED,
  SOMETHING_WENT_WRONG,
  ownProblem,
} from './problem.ts'
export type { Problem } from './problem.ts'
