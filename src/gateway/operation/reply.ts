import type { DownloadedFile, OperationId, OperationResult, Schemas } from '../../contract/index.ts'

/**
 * What an operation answers: a result of the contract, a file where the contract has one, or a refusal. All are values;
 * only bugs are thrown.
 */
export type Reply<Id extends OperationId> =
  | {
      status: 200 | 201 | 204
      body: Exclude<OperationResult<Id>, DownloadedFile>
      /** The version of the record that was read or written. */
      etag?: string | undefined
    }
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

/**
 * What the gateway refuses with: status and words (frame §8), from what they need to know. The problem's code is the name of
 * the entry, unless the entry has one.
 */
const REFUSALS = {
  unauthorized: () => ({ status: 401, message: 'Authentication Failed' }),
  forbidden: () => ({ status: 403, message: 'You do not have access to this module' }),
  'not-the-owner': () => ({
    code: 'forbidden',
    status: 403,
    message: 'Only its owner and administrators may change a template.',
  }),
  'not-found': () => ({ status: 404, message: 'No record with this id.' }),
  /** The status of a record does not allow what is asked; nothing was changed. */
  conflict: ({ obstacle }: { obstacle: string }) => ({ status: 409, message: obstacle }),
  /** The record has changed since the caller read it. */
  'precondition-failed': ({
    etag,
    current,
    obstacle,
  }: {
    etag?: string
    current?: object
    obstacle?: string | undefined
  }) => ({
    status: 412,
    message: ['The record has been changed since it was read.', ...(obstacle === undefined ? [] : [obstacle])].join(
      ' ',
    ),
    ...(etag !== undefined && { headers: { etag } }),
    ...(current !== undefined && { current }),
  }),
  'precondition-required': () => ({ status: 428, message: 'This record is changed with If-Match only.' }),
  'key-reused': () => ({ status: 422, message: 'This key belongs to another request.' }),
  'too-large': () => ({ status: 413, message: 'The request body is too large.' }),
  'too-many-requests': ({ seconds }: { seconds: number }) => ({
    status: 429,
    message: 'Too many attempts. Please try again later.',
    headers: { 'retry-after': String(Math.max(1, seconds)) },
  }),
  'not-implemented': () => ({ status: 501, message: 'This operation is not available.' }),
  /** The store cannot do it now; a moment later it may. */
  unavailable: ({ reference }: { reference: string }) => ({
    status: 503,
    message: `The portal cannot reach its data at the moment. Please try again. Reference: ${reference}`,
    headers: { 'retry-after': '2' },
  }),
  /** Whatever went wrong stands in the log under the reference. */
  internal: ({ reference }: { reference: string }) => ({
    status: 500,
    message: `Internal error. Please contact support. Reference: ${reference}`,
  }),
  /** The gateway that calls are passed on to. */
  unreachable: () => ({
    code: 'internal',
    status: 502,
    message: 'The gateway does not answer. Please try again later.',
  }),
  /** The address leads nowhere. */
  '11003': () => ({ status: 404, message: 'Routing not found' }),
  /** A known user who may not use the portal learns so; nobody else learns what was wrong. */
  '22001': ({ known }: { known: boolean }) => ({
    status: 401,
    message: known ? 'UnAuthorized access.' : 'Authentication Failed',
  }),
  '22007': () => ({ status: 409, message: 'User already logged in' }),
}

type Reason = keyof typeof REFUSALS
type Entry = Omit<Refusal, 'problem'> & { code?: string; message: string; current?: Record<string, unknown> }

/** A refusal of the table; the parameters are those that its words need. */
export function refuse<Of extends Reason>(reason: Of, ...params: Parameters<(typeof REFUSALS)[Of]>): Refusal {
  const entry = REFUSALS[reason] as (...given: typeof params) => Entry
  const { code = reason, message, current, ...refusal } = entry(...params)
  return { ...refusal, problem: { code, message, ...(current && { current }) } }
}

/** The request was understood and is not right. */
export function invalid(fieldErrors: FieldErrors, message = 'Please supply valid request data'): Refusal {
  return {
    status: 400,
    problem: { code: 'invalid-request', message, ...(fieldErrors.length > 0 ? { fieldErrors } : {}) },
  }
}
