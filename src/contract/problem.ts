/** Why one field was refused. `field` is its path in the body by dots, lists counted from 0 (`containers.0.qty`); empty where the gateway names none. */
export interface FieldError {
  field: string
  message: string
}

/**
 * A failed call, as a value. `code` is the gateway's, or one of the portal's own: `network`, `aborted`, `timeout`,
 * `malformed` (an answer that is not JSON), `intercepted` (a page where the contract has none) and `unknown-operation`.
 */
export interface Problem {
  /** Status of the answer; 0 when there was none. */
  status: number
  code: string
  /** For people, in English. */
  message: string
  /** Empty when no field was refused. */
  fieldErrors: FieldError[]
  /** The record as it is now, where a write was refused because it has changed since it was read (412). */
  current?: unknown
  /** The version of that record. */
  etag?: string
}

/** Code of a user who is signed in elsewhere. */
export const ALREADY_LOGGED_IN = '22007'
/** Code of a refused sign-in, whose message is shown to the user. */
export const SIGN_IN_REFUSED = '22001'
/** Code of a sign-in with a right password that needs a code, too; and of a code that was not taken. */
export const CODE_REQUIRED = 'code-required'
export const CODE_REFUSED = 'code-refused'
/** Code of an address that leads to no tenant or no operation. */
export const ROUTING_NOT_FOUND = '11003'
/** Code of a write whose record has changed since it was read. */
export const PRECONDITION_FAILED = 'precondition-failed'
/** Code of a call whose key another call has: that one was carried out. */
export const KEY_REUSED = 'key-reused'

/** Code of an answer that is a page: somebody on the way answered in the gateway's place, as a proxy does that wants a sign-in of its own. */
export const INTERCEPTED = 'intercepted'

/** The message where the gateway gives none that can be shown (specification of the frame, §8). */
export const SOMETHING_WENT_WRONG = 'Something went wrong. Please try again!'

const CODES: Readonly<Record<number, string>> = {
  400: 'invalid-request',
  401: 'unauthorized',
  403: 'forbidden',
  404: 'not-found',
  409: 'conflict',
  412: PRECONDITION_FAILED,
  413: 'too-large',
  422: KEY_REUSED,
  428: 'precondition-required',
  429: 'too-many-requests',
  501: 'not-implemented',
}

/**
 * Makes a Problem of whatever a failed call answered: the contract's Problem, that of RFC 9457 (`detail`), another JSON, text, or nothing.
 * Never throws. What the body does not say comes from the status.
 */
export function toProblem(status: number, body: unknown, etag?: string): Problem {
  const fields: Record<string, unknown> = typeof body === 'object' && body !== null ? { ...body } : {}
  const { code, message, detail, fieldErrors, current } = fields
  return {
    status,
    code: (typeof code === 'string' && code !== '') || typeof code === 'number' ? String(code) : codeOf(status),
    message: [message, detail].find(isWorded) ?? SOMETHING_WENT_WRONG,
    fieldErrors: Array.isArray(fieldErrors)
      ? fieldErrors.filter(isFieldError).map(({ field, message: why }) => ({ field: field ?? '', message: why }))
      : [],
    ...(current !== undefined && { current }),
    ...(etag !== undefined && { etag }),
  }
}

/** A Problem the portal found by itself. `status` is that of the answer, 0 when there was none. */
export function ownProblem(code: string, status = 0, fieldErrors: FieldError[] = []): Problem {
  return { status, code, message: SOMETHING_WENT_WRONG, fieldErrors }
}

/** Makes a Problem of what a call threw before there was an answer: given up, out of time, or no way to the gateway. */
export function thrownProblem(error: unknown): Problem {
  const name = typeof error === 'object' && error !== null && 'name' in error ? error.name : undefined
  if (name === 'AbortError') return ownProblem('aborted')
  return ownProblem(name === 'TimeoutError' ? 'timeout' : 'network')
}

function codeOf(status: number): string {
  return CODES[status] ?? (status >= 400 && status < 500 ? 'invalid-request' : 'internal')
}

function isFieldError(entry: unknown): entry is { field?: string | null; message: string } {
  if (typeof entry !== 'object' || entry === null) return false
  const { field = null, message } = entry as Partial<Record<keyof FieldError, unknown>>
  return (field === null || typeof field === 'string') && isWorded(message)
}

/** Whether a message can be shown: a text of more than blanks. */
function isWorded(message: unknown): message is string {
  return typeof message === 'string' && message.trim() !== ''
}
