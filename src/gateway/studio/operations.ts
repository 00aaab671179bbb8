import type { Refusal } from '../operation/reply.ts'
import type { StudioBody, StudioCall } from './desk.ts'

/** What the studio answers: JSON, or a refusal. */
export type Answer = object | Refusal

/** What the studio does for whom. */
export interface StudioOperation {
  /** Whoever may publish may configure, too; `tenants`: who may begin new ones. */
  right: 'configure' | 'publish' | 'tenants'
  /** What the body must have. */
  needs?: readonly (keyof StudioBody)[]
  run(call: StudioCall): Promise<Answer>
}

/** By name, as it stands behind `/studio/api/`. */
export type StudioOperations = Readonly<Record<string, StudioOperation>>

export function isRefusal(answer: Answer): answer is Refusal {
  return 'status' in answer && 'code' in answer && 'message' in answer
}
