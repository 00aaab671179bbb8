import type { DownloadedFile, OperationId, OperationResult, Schemas } from '../../contract/index.ts'

/**
 * What an operation answers: a result of the contract, a file where the contract has one, or a refusal. All are values;
 * only bugs are thrown.
 */
export type Reply<Id extends OperationId> =
  | { status: 200 | 201 | 204; body: Exclude<OperationResult<Id>, DownloadedFile> }
  | (DownloadedFile extends OperationResult<Id> ? FileReply : never)
  | Refusal

/** A file to be saved under its name. */
export interface FileReply {
  status: 200
  file: { name: string; mediaType: string; content: Uint8Array }
}

export interface Refusal {
  status: number
  problem: Schemas['Problem']
  headers?: Record<string, string>
}

export type FieldErrors = Schemas['FieldError'][]

/** What the gateway refuses with, by the code of the problem (frame §8): its status, and its words from what they need to know. */
const REFUSALS = {
  unauthorized: { status: 401, message: () => 'Authentication Failed' },
  forbidden: { status: 403, message: () => 'You do not have access to this module' },
  'not-found': { status: 404, message: () => 'No record with this id.' },
  /** The status of a record does not allow what is asked; nothing was changed. */
  conflict: { status: 409, message: ({ obstacle }: { obstacle: string }) => obstacle },
  'too-large': { status: 413, message: () => 'The request body is too large.' },
  'too-many-requests': {
    status: 429,
    message: (_wait: { seconds: number }) => 'Too many attempts. Please try again later.',
    headers: ({ seconds }: { seconds: number }) => ({ 'retry-after': String(Math.max(1, seconds)) }),
  },
  'not-implemented': { status: 501, message: () => 'This operation is not available.' },
  /** The address leads nowhere. */
  '11003': { status: 404, message: () => 'Routing not found' },
  /** A sign-in that is not let in. */
  '22001': {
    status: 401,
    message: ({ known }: { known: boolean }) => (known ? 'UnAuthorized access.' : 'Authentication Failed'),
  },
  '22007': { status: 409, message: () => 'User already logged in' },
} as const

type Code = keyof typeof REFUSALS
type ParamsOf<Of extends Code> = Parameters<(typeof REFUSALS)[Of]['message']>

/** A refusal of the table; the parameters are those that its words need. */
export function refuse<Of extends Code>(code: Of, ...params: ParamsOf<Of>): Refusal {
  const { status, message, headers }: Entry = REFUSALS[code]
  return { status, problem: { code, message: message(...params) }, ...(headers && { headers: headers(...params) }) }
}

/** An entry of the table, whatever its parameters. */
interface Entry {
  status: number
  message(...params: unknown[]): string
  headers?(...params: unknown[]): Record<string, string>
}

/** The request was understood and is not right. */
export function invalid(fieldErrors: FieldErrors, message = 'Please supply valid request data'): Refusal {
  return {
    status: 400,
    problem: { code: 'invalid-request', message, ...(fieldErrors.length > 0 ? { fieldErrors } : {}) },
  }
}
