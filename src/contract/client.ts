import createFetchClient from 'openapi-fetch'
import type { OperationId } from './generated/operations.ts'
import { operations } from './generated/operations.ts'
import { exactJson } from './exact-json.ts'
import { fileNameOf } from './file-name.ts'
import type { DownloadedFile, OperationInput, OperationResult } from './operation.ts'
import type { FieldError, Problem } from './problem.ts'
import { pathParams } from './path-params.ts'
import { patience } from './patience.ts'
import { INTERCEPTED, ownProblem, thrownProblem, toProblem } from './problem.ts'

/** What a call brings back: a failure is an answer, too. */
export type Answer<Result> =
  | {
      ok: true
      status: number
      data: Result
      /** The version of the record that was read or written, where the gateway tells one. */
      etag?: string
    }
  | { ok: false; problem: Problem }

/** What a call takes when its operation is known by name only. */
export interface CallInput {
  path?: Record<string, unknown> | undefined
  query?: Record<string, unknown> | undefined
  body?: unknown
  /** One intent's key, the same each time it is sent (`Idempotency-Key`); a random one without it. For operations that are done once. */
  key?: string | undefined
  /** The version that the caller changes (`If-Match`). For operations that write a record of a version. */
  ifMatch?: string | undefined
}

export interface GatewayClientOptions {
  /** Where the gateway is, without the path of an operation; '' for the page's own host. */
  baseUrl: string
  /** Asked anew at each call, so that a new token is used at once. */
  headers: () => Record<string, string>
  /** Called at each 401 of an operation that needs a token; a refused sign-in is not one. Of a page (`intercepted`) it is open whose 401 it is. */
  onUnauthorized: (problem: Problem) => void
  /** The platform's fetch, unless another is given. */
  fetch?: (request: Request) => Promise<Response>
}

export interface GatewayClient {
  /**
   * Calls an operation of the contract. Never rejects, never repeats a call, and never waits for ever: without an answer
   * after a minute (longer for what is long to send), or once no more of it comes for a minute, it fails with `timeout`. Query
   * parameters that are undefined or null are left out, and so is a body that the operation does not take. A path parameter
   * that is missing fails without a call.
   */
  call<Id extends OperationId>(
    operation: Id,
    input: OperationInput<Id>,
    signal?: AbortSignal,
  ): Promise<Answer<OperationResult<Id>>>
  /** The same for an operation named in the JSON; a name the contract does not have answers `unknown-operation`. */
  callNamed(operation: string, input: CallInput, signal?: AbortSignal): Promise<Answer<unknown>>
}

interface Operation {
  method: string
  path: string
  hasBody?: true
  hasResult?: true
  isFile?: true
  silent?: true
  secured?: false
  once?: true
  versioned?: true
}

type Send = (
  method: string,
  path: string,
  init: Record<string, unknown>,
) => Promise<{ data?: unknown; error?: unknown; response: Response }>

/** A browser that keeps answers would show who signs in next those of before, and after a save the list as it was. */
const UNKEPT = { cache: 'no-store' } as const

/** Makes the way to the gateway: openapi-fetch driven by the table of operations. */
export function createGatewayClient({
  baseUrl,
  headers,
  onUnauthorized,
  fetch = globalThis.fetch,
}: GatewayClientOptions): GatewayClient {
  const send = createFetchClient({ baseUrl, ...UNKEPT }).request as unknown as Send

  async function callNamed(id: string, input: CallInput, signal?: AbortSignal): Promise<Answer<unknown>> {
    if (!Object.hasOwn(operations, id)) return failed(ownProblem('unknown-operation'))
    const operation: Operation = operations[id as OperationId]
    const missing = badPathParams(operation.path, input.path ?? {})
    if (missing.length > 0) return failed(ownProblem('invalid-request', 0, missing))
    const body = operation.hasBody && input.body !== undefined ? JSON.stringify(input.body) : undefined
    const waiting = patience(body?.length ?? 0, signal)
    try {
      const { data, error, response } = await send(operation.method, operation.path, {
        params: { path: input.path, query: input.query },
        body,
        bodySerializer: (text: string) => text,
        headers: { ...headers(), ...intentOf(operation, input) },
        // JSON is read as text, so that an answer that is none keeps its status.
        parseAs: operation.isFile ? 'blob' : 'text',
        // What is written is not followed to where a host leads on: a browser reads there (RFC 9110, 15.4), and that it could is no save.
        redirect: operation.method === 'get' ? 'follow' : 'manual',
        signal: waiting.signal,
        fetch: async (request: Request) => waiting.hear(await fetch(request)),
      })
      if (response.ok) return received(operation, response, data)
      const problem = problemOf(response, error)
      if (response.status === 401 && operation.secured !== false) onUnauthorized(problem)
      return failed(problem)
    } catch (error) {
      return failed(thrownProblem(waiting.signal.aborted ? waiting.signal.reason : error))
    } finally {
      waiting.end()
    }
  }

  return {
    callNamed,
    call: (id, input, signal) => callNamed(id, input, signal) as Promise<Answer<never>>,
  }
}

/** What a request says of its intent: a browser sends it again by itself when a used connection breaks before the answer. */
function intentOf({ once, versioned }: Operation, { key, ifMatch }: CallInput): Record<string, string> {
  return {
    ...(once && { 'Idempotency-Key': key ?? newKey() }),
    ...(versioned && ifMatch !== undefined && { 'If-Match': ifMatch }),
  }
}

/** A key for one intent: random, 32 hexadecimal digits. */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** The version that an answer tells. A proxy that compresses marks it as weak; `If-Match` takes strong ones only (RFC 9110, 13.1.1). */
function etagIn(headers: Headers): string | undefined {
  return headers.get('etag')?.replace(/^W\//, '')
}

function failed(problem: Problem): Answer<never> {
  return { ok: false, problem }
}

/** What a failed call answered. A page that wants a sign-in says nothing of the call. */
function problemOf({ status, headers }: Response, body: unknown): Problem {
  if (status === 401 && isStrangePage(headers)) return ownProblem(INTERCEPTED, status)
  return toProblem(status, body, etagIn(headers))
}

function received(operation: Operation, { status, headers }: Response, body: unknown): Answer<unknown> {
  const etag = etagIn(headers)
  const version = etag === undefined ? {} : { etag }
  if (isStrangePage(headers)) return failed(ownProblem(INTERCEPTED, status))
  const isSilent = body === undefined || body === ''
  if (!operation.hasResult || status === 204) return { ok: true, status, data: undefined, ...version }
  if (operation.isFile) return { ok: true, status, data: fileOf(headers, body) }
  if (operation.silent && isSilent) return { ok: true, status, data: undefined, ...version }
  // What was done was done, also where nothing is said of it; a list that says nothing is broken.
  if (operation.once && isSilent) return { ok: true, status, data: null, ...version }
  try {
    return { ok: true, status, data: exactJson(String(body)), ...version }
  } catch {
    return failed(ownProblem('malformed', status))
  }
}

/** A page that somebody on the way answered in the gateway's place, as a network does that asks for a sign-in of its own. */
function isStrangePage(headers: Headers): boolean {
  const mediaType = headers.get('content-type') ?? ''
  return /^\s*(text\/html|application\/xhtml\+xml)/i.test(mediaType) && !headers.has('content-disposition')
}

/** An empty file has no body to read at all. */
function fileOf(headers: Headers, body: unknown): DownloadedFile {
  return {
    name: fileNameOf(headers.get('content-disposition')),
    content: body instanceof Blob ? body : new Blob([]),
  }
}

/** A dot segment would lead to another path, so it is no value. */
function badPathParams(path: string, given: Record<string, unknown>): FieldError[] {
  const bad = pathParams(path).filter((name) => ['', '.', '..'].includes(String(given[name] ?? '')))
  return bad.map((field) => ({ field, message: 'A value is needed.' }))
}
