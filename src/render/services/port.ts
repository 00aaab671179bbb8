import type { Answer as AnswerOf, CallInput } from '../../contract/index.ts'

export type { CallInput }

/** What a call brings back; a failure is an answer, too. */
export type Answer = AnswerOf<unknown>

/** How a call is followed while it is under way. */
export interface CallOptions {
  /** Gives the call up. */
  signal?: AbortSignal | undefined
  /** Hears how much of the body has been sent, from 0 to 1. */
  onSent?: ((part: number) => void) | undefined
}

/**
 * The engine's one way to the gateway; only `source/call.ts` uses it. `operation` is an operation id of the contract, whose
 * names the input has. A call never rejects: failures are answers.
 */
export interface DataPort {
  call(operation: string, input: CallInput, options?: CallOptions): Promise<Answer>
}
