import type { Problem } from '../contract/index.ts'

/** What a call of the gateway takes. Names are those of the contract's operation. */
export interface CallInput {
  path?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: unknown
}

export type Answer = { ok: true; status: number; data: unknown } | { ok: false; problem: Problem }

/**
 * The engine's one way to the gateway. `operation` is an operation id that the JSON names;
 * the compiler has checked that the contract has it. A call never rejects: failures are answers.
 * `sent` is told how much of the body has been sent, from 0 to 1.
 */
export interface DataPort {
  call(operation: string, input: CallInput, signal?: AbortSignal, sent?: (part: number) => void): Promise<Answer>
}
