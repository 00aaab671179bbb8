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

const REFUSALS = {
  unauthorized: { status: 401, message: 'Authentication Failed' },
  forbidden: { status: 403, message: 'You do not have access to this module' },
  'not-found': { status: 404, message: 'No record with this id.' },
  'too-large': { status: 413, message: 'The request body is too large.' },
  'not-implemented': { status: 501, message: 'This operation is not available.' },
} as const

/** A refusal whose code says it all. */
export function refuse(code: keyof typeof REFUSALS): Refusal {
  const { status, message } = REFUSALS[code]
  return { status, problem: { code, message } }
}

/** The request was understood and is not right. */
export function invalid(fieldErrors: FieldErrors, message = 'Please supply valid request data'): Refusal {
  return {
    status: 400,
    problem: { code: 'invalid-request', message, ...(fieldErrors.length > 0 ? { fieldErrors } : {}) },
  }
}

/** The record's status does not allow it; nothing was changed. */
export function conflict(message: string): Refusal {
  return { status: 409, problem: { code: 'conflict', message } }
}

/** The address leads nowhere (frame §8). */
export function routingNotFound(): Refusal {
  return { status: 404, problem: { code: '11003', message: 'Routing not found' } }
}

export function tooManyRequests(waitSeconds: number): Refusal {
  return {
    status: 429,
    problem: { code: 'too-many-requests', message: 'Too many attempts. Please try again later.' },
    headers: { 'retry-after': String(Math.max(1, waitSeconds)) },
  }
}
