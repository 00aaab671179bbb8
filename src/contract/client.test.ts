import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, expectTypeOf, it, vi } from 'vitest'
import type { Answer, GatewayClientOptions } from './client.ts'
import { createGatewayClient } from './client.ts'
import type { BodyPart, DownloadedFile, OperationInput, OperationResult, Schemas, Succeeded } from './operation.ts'

type Fetch = NonNullable<GatewayClientOptions['fetch']>

function clientOf(fetch: Fetch, options: Partial<GatewayClientOptions> = {}) {
  const onUnauthorized = vi.fn()
  return {
    onUnauthorized,
    client: createGatewayClient({
      baseUrl: 'http://gateway.example/',
      headers: () => ({}),
      onUnauthorized,
      fetch,
      ...options,
    }),
  }
}

const json = (status: number, body: unknown) => () => Promise.resolve(Response.json(body, { status }))
const requestOf = (fetch: ReturnType<typeof vi.fn<Fetch>>) => fetch.mock.calls[0]?.[0] as Request

const noBookings = { data: [], totalRecords: 0, maxResults: 1000 }

describe('a call goes where the contract says', () => {
  it('puts query parameters into the address and leaves out those without a value', async () => {
    const fetch = vi.fn<Fetch>(json(200, noBookings))
    await clientOf(fetch).client.call('listBookings', { query: { CreateDateNoOfDaysAgo: 60, BookStatus: undefined } })
    expect(requestOf(fetch).url).toBe('http://gateway.example/api-gateway/secure/1/bookings/?CreateDateNoOfDaysAgo=60')
    expect(requestOf(fetch).method).toBe('GET')
  })

  it('encodes path parameters', async () => {
    const fetch = vi.fn<Fetch>(json(200, {}))
    await clientOf(fetch).client.call('getBooking', { path: { id: 'A/1 ?x' } })
    expect(requestOf(fetch).url).toBe('http://gateway.example/api-gateway/secure/1/bookings/A%2F1%20%3Fx')
  })

  it.each([undefined, null, '', '.', '..'])('does not call with the path parameter %j', async (id) => {
    const fetch = vi.fn<Fetch>()
    const answer = await clientOf(fetch).client.callNamed('getBooking', { path: { id } })
    expect(answer).toMatchObject({ ok: false, problem: { code: 'invalid-request', fieldErrors: [{ field: 'id' }] } })
    expect(fetch).not.toHaveBeenCalled()
  })

  it('sends no body to an operation that takes none', async () => {
    const fetch = vi.fn<Fetch>(json(200, noBookings))
    const answer = await clientOf(fetch).client.callNamed('listBookings', { body: { bookStatus: 'D' } })
    expect(answer).toMatchObject({ ok: true })
    expect(await requestOf(fetch).text()).toBe('')
  })

  it('sends the body as JSON with the headers of the moment', async () => {
    const fetch = vi.fn<Fetch>(json(201, { data: { unId: 'BK1' } }))
    let token = 'old'
    const { client } = clientOf(fetch, { headers: () => ({ Authorization: `Bearer ${token}`, 'X-Tenant': 'ACME' }) })
    token = 'new'
    const answer = await client.call('saveBooking', { query: { action: 'S' }, body: { bookStatus: 'D', bkPcs: 3 } })
    expect(answer).toEqual({ ok: true, status: 201, data: { data: { unId: 'BK1' } } })
    const request = requestOf(fetch)
    expect(request.headers.get('Authorization')).toBe('Bearer new')
    expect(request.headers.get('X-Tenant')).toBe('ACME')
    expect(request.headers.get('Content-Type')).toBe('application/json')
    expect(await request.json()).toEqual({ bookStatus: 'D', bkPcs: 3 })
  })

  it('[HD-18] gives what is done once a key of its own each time, so that a browser may send it again', async () => {
    const fetch = vi.fn<Fetch>(() => Promise.resolve(Response.json({ data: {} }, { status: 201 })))
    const { client } = clientOf(fetch)
    for (let times = 0; times < 2; times += 1) await client.call('saveBooking', { query: { action: 'S' }, body: {} })
    await client.call('listBookings', {})
    const [one, other, list] = fetch.mock.calls.map(([request]) => request.headers.get('Idempotency-Key'))
    expect(one).toMatch(/^[0-9a-f]{32}$/)
    expect(other).not.toBe(one)
    expect(list).toBeNull()
  })

  it('takes the key of an intent, and the version that is changed, where the operation knows them', async () => {
    const fetch = vi.fn<Fetch>(() => Promise.resolve(Response.json({ data: {} }, { headers: { ETag: 'W/"v2"' } })))
    const { client } = clientOf(fetch)
    const intent = { key: 'a-key-of-sixteen-letters', ifMatch: '"v1"' }
    const answer = await client.call('saveBooking', { query: { action: 'S' }, body: {}, ...intent })
    await client.call('saveDocuments', { body: { documents: [] }, ...intent })
    await client.call('listBookings', intent)
    expect(answer).toMatchObject({ ok: true, etag: '"v2"' })
    const sent = fetch.mock.calls.map(([{ headers }]) => [headers.get('Idempotency-Key'), headers.get('If-Match')])
    expect(sent).toEqual([
      [intent.key, intent.ifMatch],
      [intent.key, null],
      [null, null],
    ])
  })

  it('asks the gateway each time, whatever a browser may keep', async () => {
    const fetch = vi.fn<Fetch>(json(200, noBookings))
    await clientOf(fetch).client.call('listBookings', {})
    expect(requestOf(fetch).cache).toBe('no-store')
  })

  it('takes no list for a save, where a host leads to the address without its slash', async () => {
    const host = createServer(({ method }, answer) => {
      answer.writeHead(method === 'GET' ? 200 : 301, { location: '/api-gateway/secure/1/bookings' })
      answer.end(JSON.stringify(noBookings))
    }).listen(0)
    await once(host, 'listening')
    const { port } = host.address() as AddressInfo
    const { client } = clientOf(globalThis.fetch, { baseUrl: `http://127.0.0.1:${port}` })
    const saved = await client.call('saveBooking', { query: { action: 'S' }, body: {} })
    const list = await client.call('listBookings', {})
    host.closeAllConnections()
    host.close()
    expect([saved.ok, list.ok]).toEqual([false, true])
  })

  it('brings the record as it is now where it has changed since it was read', async () => {
    const problem = { code: 'precondition-failed', message: 'It has changed.', current: { commodity: 'ORANGES' } }
    const fetch = vi.fn<Fetch>(() =>
      Promise.resolve(Response.json(problem, { status: 412, headers: { ETag: '"v3"' } })),
    )
    expect(await clientOf(fetch).client.call('saveBooking', { query: { action: 'S' }, body: {} })).toEqual({
      ok: false,
      problem: { status: 412, ...problem, fieldErrors: [], etag: '"v3"' },
    })
  })

  it('answers for an operation that the contract does not have', async () => {
    const fetch = vi.fn<Fetch>()
    expect(await clientOf(fetch).client.callNamed('toString', {})).toMatchObject({
      ok: false,
      problem: { code: 'unknown-operation' },
    })
    expect(fetch).not.toHaveBeenCalled()
  })
})

describe('an answer is a value, whatever happens', () => {
  it('has no data where the contract has none', async () => {
    const { client } = clientOf(() => Promise.resolve(new Response(null, { status: 204 })))
    expect(await client.call('logout', {})).toEqual({ ok: true, status: 204, data: undefined })
  })

  it('of what was done may be silent: its status says that it was', async () => {
    const { client } = clientOf(() => Promise.resolve(new Response('', { status: 201 })))
    expect(await client.call('saveCustomsDocuments', { body: { fileNo: '1', documentList: [] } })).toEqual({
      ...{ ok: true, status: 201, data: null },
    })
  })

  it('may be silent where the contract says so', async () => {
    const { client } = clientOf(() => Promise.resolve(new Response('', { status: 200 })))
    const body = { oldPassword: 'Old!1234', newPassword: 'New!12345' }
    expect(await client.call('changePassword', { body })).toEqual({ ok: true, status: 200, data: undefined })
  })

  it.each(['', '<html></html>', '{"data":'])('calls the successful body %j malformed', async (text) => {
    const { client } = clientOf(() => Promise.resolve(new Response(text, { status: 200 })))
    expect(await client.call('listBookings', {})).toMatchObject({
      ok: false,
      problem: { status: 200, code: 'malformed' },
    })
  })

  it.each(['text/html', 'Text/HTML; Charset=utf-8', 'application/xhtml+xml'])(
    'is none where a network on the way answers with a page of its own: %s',
    async (type) => {
      const page = () => Promise.resolve(new Response('<html></html>', { headers: { 'content-type': type } }))
      for (const [operation, path] of [
        ['logout', {}],
        ['downloadDocument', { externalId: '7' }],
        ['saveBooking', {}],
      ] as const)
        expect(await clientOf(page).client.callNamed(operation, { path })).toMatchObject({
          ok: false,
          problem: { status: 200, code: 'intercepted' },
        })
    },
  )

  it('is none where a page says 401, and of a sign-in that is wanted on the way; any other status says what it says', async () => {
    const headers = { 'content-type': 'text/html' }
    const of = async (status: number) => {
      const page = () => Promise.resolve(new Response('<html></html>', { status, headers }))
      return clientOf(page).client.callNamed('listBookings', {})
    }
    expect(await of(401)).toMatchObject({ ok: false, problem: { status: 401, code: 'intercepted' } })
    expect(await of(403)).toMatchObject({ ok: false, problem: { status: 403, code: 'forbidden' } })
  })

  it('is a file with its name where the contract has one', async () => {
    const headers = {
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="Invoice 7781.pdf"',
    }
    const { client } = clientOf(() => Promise.resolve(new Response('%PDF-1.4', { status: 200, headers })))
    const answer = await client.call('downloadDocument', {
      path: { externalId: 'DOC1' },
      query: { action: 'download' },
    })
    expect(answer).toMatchObject({
      ok: true,
      status: 200,
      data: { name: 'Invoice 7781.pdf' },
    })
    expect(answer.ok && answer.data?.content.type).toBe('application/pdf')
    expect(answer.ok && (await answer.data?.content.text())).toBe('%PDF-1.4')
  })

  it('carries the problem of the gateway where a file was asked for', async () => {
    const { client } = clientOf(json(404, { code: 'not-found', message: 'No record with this id.' }))
    const answer = await client.call('downloadDocument', {
      path: { externalId: 'DOC1' },
      query: { action: 'download' },
    })
    expect(answer).toMatchObject({ ok: false, problem: { status: 404, code: 'not-found' } })
  })

  it('has no file where the gateway has none', async () => {
    const { client } = clientOf(() => Promise.resolve(new Response(null, { status: 204 })))
    const answer = await client.call('downloadDocument', {
      path: { externalId: 'DOC1' },
      query: { action: 'download' },
    })
    expect(answer).toEqual({ ok: true, status: 204, data: undefined })
  })

  it('carries the problem of the gateway', async () => {
    const { client } = clientOf(json(409, { code: 'conflict', message: 'A booked booking cannot be deleted.' }))
    const answer = await client.call('saveBooking', { query: { action: 'D' }, body: { unId: 'BK1' } })
    expect(answer).toEqual({
      ok: false,
      problem: { status: 409, code: 'conflict', message: 'A booked booking cannot be deleted.', fieldErrors: [] },
    })
  })

  it('says so when there is no way to the gateway, and tries only once', async () => {
    const fetch = vi.fn<Fetch>(() => Promise.reject(new TypeError('fetch failed')))
    const answer = await clientOf(fetch).client.call('saveBooking', { query: { action: 'S' }, body: {} })
    expect(answer).toMatchObject({ ok: false, problem: { status: 0, code: 'network' } })
    expect(fetch).toHaveBeenCalledTimes(1)
  })

  it('says so when it was given up', async () => {
    const { client } = clientOf(
      (request) =>
        new Promise((_, reject) => {
          request.signal.addEventListener('abort', () => {
            reject(request.signal.reason as Error)
          })
        }),
    )
    const controller = new AbortController()
    const answer = client.call('listCountries', {}, controller.signal)
    controller.abort()
    expect(await answer).toMatchObject({ ok: false, problem: { code: 'aborted' } })
  })
})

describe('[HD-18] an answer that does not come', () => {
  const silent: Fetch = (request) =>
    new Promise((_, reject) => {
      request.signal.addEventListener('abort', () => {
        reject(request.signal.reason as Error)
      })
    })

  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('is waited for for a minute, and asked for once', async () => {
    const fetch = vi.fn(silent)
    const settled = vi.fn()
    const answer = clientOf(fetch).client.call('saveBooking', { query: { action: 'S' }, body: {} })
    void answer.then(settled)
    await vi.advanceTimersByTimeAsync(59_000)
    expect(settled).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(2_000)
    expect(await answer).toMatchObject({ ok: false, problem: { status: 0, code: 'timeout' } })
    expect(fetch).toHaveBeenCalledTimes(1)
  })

  it('is waited for longer by who sends much', async () => {
    const settled = vi.fn()
    const answer = clientOf(silent).client.callNamed('saveDocuments', { body: { documents: ['A'.repeat(2_000_000)] } })
    void answer.then(settled)
    await vi.advanceTimersByTimeAsync(150_000)
    expect(settled).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(15_000)
    expect(await answer).toMatchObject({ ok: false, problem: { code: 'timeout' } })
  })

  /** An answer that comes piece by piece, with so many seconds between them. */
  const slow =
    (...seconds: number[]): Fetch =>
    ({ signal }) => {
      const body = new ReadableStream<Uint8Array>({
        async start(to) {
          signal.addEventListener('abort', () => to.error(signal.reason))
          for (const wait of seconds) {
            await new Promise((done) => setTimeout(done, wait * 1000))
            if (signal.aborted) return
            to.enqueue(new TextEncoder().encode('%PDF'))
          }
          to.close()
        },
      })
      return Promise.resolve(new Response(body, { headers: { 'content-type': 'application/pdf' } }))
    }
  const download = (fetch: Fetch) =>
    clientOf(fetch).client.call('downloadDocument', { path: { externalId: 'D1' }, query: { action: 'download' } })

  it('is waited for as long as it comes: a large document over a slow line', async () => {
    const answer = download(slow(40, 50, 50, 50))
    await vi.advanceTimersByTimeAsync(200_000)
    expect(await answer).toMatchObject({ ok: true, data: { content: { size: 16 } } })
    expect(vi.getTimerCount()).toBe(0)
  })

  it('is given up where nothing of it comes for a minute any more', async () => {
    const answer = download(slow(40, 50, 90))
    await vi.advanceTimersByTimeAsync(151_000)
    expect(await answer).toMatchObject({ ok: false, problem: { status: 0, code: 'timeout' } })
  })

  it('leaves nothing behind once it came', async () => {
    await clientOf(vi.fn<Fetch>(json(200, noBookings))).client.call('listBookings', {})
    expect(vi.getTimerCount()).toBe(0)
  })
})

describe('a 401 ends the session', () => {
  const refused = json(401, { code: 'unauthorized', message: 'Authentication Failed' })

  it('where a token is needed', async () => {
    const { client, onUnauthorized } = clientOf(refused)
    await client.call('listCountries', {})
    expect(onUnauthorized).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ status: 401 }))
  })

  it('but not at the sign-in', async () => {
    const { client, onUnauthorized } = clientOf(refused)
    await client.call('login', { body: { userId: 'CUSTOMER', password: 'wrong' } })
    expect(onUnauthorized).not.toHaveBeenCalled()
  })
})

it('is typed by the contract', () => {
  expectTypeOf<OperationInput<'getBooking'>>().toExtend<{ path: { id: string } }>()
  expectTypeOf<{ query: { CtryCode: string } }>().toExtend<OperationInput<'listCities'>>()
  expectTypeOf<Record<never, never>>().not.toExtend<OperationInput<'listCities'>>()
  expectTypeOf<Record<never, never>>().toExtend<OperationInput<'listBookings'>>()
  expectTypeOf<{ body: { userId: string } }>().not.toExtend<OperationInput<'login'>>()
  expectTypeOf<OperationResult<'getBooking'>>().toEqualTypeOf<Schemas['Booking']>()
  expectTypeOf<OperationResult<'saveBooking'>>().toEqualTypeOf<Schemas['BookingReply']>()
  expectTypeOf<OperationResult<'downloadDocument'>>().toEqualTypeOf<DownloadedFile | undefined>()
  expectTypeOf<OperationResult<'logout'>>().toEqualTypeOf<undefined>()
  expectTypeOf<Answer<number>>().toExtend<{ ok: boolean }>()
})

it('types what another gateway says otherwise and the client reads the same', () => {
  interface Box {
    size: number
  }
  expectTypeOf<Succeeded<{ 202: { content: { 'application/vnd.boxes+json': Box } } }>>().toEqualTypeOf<Box>()
  expectTypeOf<Succeeded<{ '2XX': { content: { 'application/json; charset=utf-8': Box } } }>>().toEqualTypeOf<Box>()
  expectTypeOf<Succeeded<{ default: { content: { 'application/json': Box } } }>>().toEqualTypeOf<Box>()
  expectTypeOf<Succeeded<{ 200: { content: { 'text/csv': string } } }>>().toEqualTypeOf<DownloadedFile>()
  expectTypeOf<Succeeded<{ 204: { content?: never } }>>().toEqualTypeOf<undefined>()
  expectTypeOf<Succeeded<{ 400: { content: { 'application/json': Box } } }>>().toEqualTypeOf<undefined>()
  expectTypeOf<BodyPart<{ requestBody: { content: { 'application/json': Box } } }>>().toEqualTypeOf<{ body: Box }>()
  expectTypeOf<BodyPart<{ requestBody?: { content: { 'application/json': Box } } }>>().toEqualTypeOf<{
    body?: Box | undefined
  }>()
  expectTypeOf<BodyPart<{ requestBody?: never }>>().toEqualTypeOf<unknown>()
})
