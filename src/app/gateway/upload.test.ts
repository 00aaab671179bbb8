import { afterEach, describe, expect, it, vi } from 'vitest'
import { sendCounted } from './upload.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

let made: FakeCall[] = []

/** The browser's call as far as it is used: what was sent, and what the test lets come back. */
class FakeCall {
  opened: string[] = []
  headers: Record<string, string> = {}
  body: ArrayBuffer | undefined
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {}
  status = 0
  responseURL = 'http://portal.example/docs/'
  statusText = ''
  response: Blob | undefined
  answered = ''
  onload = () => undefined
  onerror = () => undefined
  onabort = () => undefined
  onloadend = () => undefined
  constructor() {
    made.push(this)
  }
  open(...args: string[]) {
    this.opened = args
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value
  }
  send(body: ArrayBuffer) {
    this.body = body
  }
  abort() {
    this.onabort()
  }
  getAllResponseHeaders() {
    return this.answered
  }
  answer(status: number, text: string, headers = '') {
    Object.assign(this, { status, response: new Blob([text]), answered: headers })
    this.onload()
  }
}

const request = (signal?: AbortSignal) =>
  new Request('http://portal.example/docs/', {
    method: 'POST',
    body: '{"data":"aGVsbG8="}',
    headers: { 'x-tenant': 'NORTH' },
    ...(signal && { signal }),
  })

/** A call that is on its way. */
async function sending(signal?: AbortSignal) {
  vi.stubGlobal('XMLHttpRequest', FakeCall)
  made = []
  const parts: number[] = []
  const answer = sendCounted(request(signal), (part) => parts.push(part))
  answer.catch(() => undefined)
  const call = await vi.waitUntil(() => made.find(({ body }) => body !== undefined))
  return { call, parts, answer }
}

describe('a call that counts what it sends', () => {
  it('sends the request as it is', async () => {
    const { call } = await sending()
    expect(call.opened).toEqual(['POST', 'http://portal.example/docs/'])
    expect(call.headers).toMatchObject({ 'x-tenant': 'NORTH' })
    expect(new TextDecoder().decode(call.body)).toBe('{"data":"aGVsbG8="}')
  })

  it('tells how much has been sent', async () => {
    const { call, parts } = await sending()
    call.upload.onprogress?.({ loaded: 5, total: 20 })
    call.upload.onprogress?.({ loaded: 20, total: 20 })
    expect(parts).toEqual([0.25, 1])
  })

  it('answers with status, headers and body', async () => {
    const { call, answer } = await sending()
    call.answer(201, '{"ok":true}', 'content-type: application/json\r\nx-id: a:b\r\n')
    const response = await answer
    expect([response.status, response.headers.get('x-id'), await response.json()]).toEqual([201, 'a:b', { ok: true }])
  })

  it('answers 204 without a body', async () => {
    const { call, answer } = await sending()
    call.answer(204, '')
    expect((await answer).body).toBeNull()
  })

  it('has no answer where a host led it elsewhere: a browser reads there, and that it could is no save', async () => {
    const { call, answer } = await sending()
    call.responseURL = 'http://portal.example/docs'
    call.answer(200, '{"data":[]}')
    expect(await answer).toMatchObject({ ok: false, status: 0 })
  })

  it('fails as fetch does', async () => {
    const { call, answer } = await sending()
    call.onerror()
    await expect(answer).rejects.toBeInstanceOf(TypeError)
  })

  it('is given up with its signal', async () => {
    const controller = new AbortController()
    const { answer } = await sending(controller.signal)
    controller.abort()
    await expect(answer).rejects.toMatchObject({ name: 'AbortError' })
  })
})
