import { afterEach, expect, it, vi } from 'vitest'
import { notePressed } from './at-work.ts'
import { act, actBriefly, ask, connect, project, whenActed, whenRefused, whenUnreached } from './host.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  whenUnreached(undefined)
  whenActed(undefined)
  whenRefused(undefined)
  connect(undefined)
})

it('[BX-04] a host that cannot be reached is told in words', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  await expect(ask('sets')).rejects.toThrow('Failed to fetch')
  whenUnreached(() => 'There is no line.')
  await expect(ask('sets')).rejects.toThrow('There is no line.')
})

it.each([
  { status: 502, body: '<html><h1>Bad Gateway</h1></html>' },
  { status: 200, body: '<html>Sign in to this network</html>' },
  { status: 200, body: '{"version":' },
])('who answers $status in the place of the host is told in words, never by its page', async ({ status, body }) => {
  vi.stubGlobal('fetch', () =>
    Promise.resolve(new Response(body, { status, headers: { 'content-type': 'text/html' } })),
  )
  whenUnreached((why) => `Answered by somebody else: ${why}`)
  await expect(ask('sets')).rejects.toThrow(`Answered by somebody else: ${status}`)
})

it('the host of a checkout refuses in its own words', async () => {
  const headers = { 'content-type': 'text/plain; charset=utf-8' }
  vi.stubGlobal('fetch', () =>
    Promise.resolve(new Response('The studio does not know this.', { status: 400, headers })),
  )
  whenUnreached((why) => `Answered by somebody else: ${why}`)
  await expect(ask('sets')).rejects.toThrow('The studio does not know this.')
})

it('an answer that breaks off is no answer', async () => {
  const broken = new ReadableStream({ start: (to) => to.error(new TypeError('Failed to fetch')) })
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(broken)))
  whenUnreached(() => 'There is no line.')
  await expect(ask('sets')).rejects.toThrow('There is no line.')
})

/** A host that takes what it is sent and says nothing, or breaks off within its answer. */
const hanging =
  (begins: boolean) =>
  (_address: string, { signal }: { signal: AbortSignal }) => {
    const given = new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as Error))
    })
    const body = new ReadableStream({ start: (to) => void given.catch((error: unknown) => to.error(error)) })
    return begins ? Promise.resolve(new Response(body)) : given
  }

it.each([
  ['says nothing', false],
  ['begins to answer and does not go on', true],
])('a host that %s is not waited for for ever, and is told in words', async (_what, begins) => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', hanging(begins))
  whenUnreached((why) => `The host is ${why}.`)
  const asked = ask('change', { changes: [] })
  const refused = expect(asked).rejects.toThrow('The host is late.')
  const opened = expect(project('NOVA')).rejects.toThrow('The host is late.')
  await vi.advanceTimersByTimeAsync(61_000)
  await Promise.all([refused, opened])
})

it('[HD-15] what the studio asks by itself, while nobody presses anything, says so', async () => {
  const unattended: unknown[] = []
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 1_000 })
  vi.stubGlobal('fetch', (_address: string, { headers }: { headers: Record<string, string> }) => {
    unattended.push(headers['x-unattended'])
    return Promise.resolve(Response.json([]))
  })
  notePressed()
  await ask('sets')
  vi.setSystemTime(Date.now() + 61_000)
  await ask('sets')
  notePressed()
  await ask('sets')
  expect(unattended).toEqual([undefined, 'true', undefined])
})

it('[ST-02] what somebody else changed in the set is heard of as what one changes oneself is', async () => {
  let version = 4
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ version })))
  const hears = vi.fn()
  whenActed(hears)
  const look = () => act('look', { tenant: 'NOVA', file: 'portal.json', language: 'en' })
  // What was changed before one's first look is news, too.
  await look()
  expect(hears).toHaveBeenCalledOnce()
  hears.mockClear()
  await look()
  expect(hears).not.toHaveBeenCalled()
  version = 5
  await look()
  expect(hears).toHaveBeenCalledOnce()
})

it('that a token of before is refused does not end the session that somebody has begun since', async () => {
  let refuse: (answer: Response) => void = () => undefined
  vi.stubGlobal('fetch', () => new Promise((resolve) => (refuse = resolve)))
  const hears = vi.fn()
  whenRefused(hears)
  const asked = async (then: () => void) => {
    const answer = ask('sets')
    then()
    refuse(Response.json({ message: 'Authentication Failed' }, { status: 401 }))
    await expect(answer).rejects.toThrow('Authentication Failed')
  }
  connect({ token: 'old', tenant: 'ACME' })
  await asked(() => connect({ token: 'new', tenant: 'ACME' }))
  expect(hears).not.toHaveBeenCalled()
  await asked(() => undefined)
  expect(hears).toHaveBeenCalledExactlyOnceWith(401)
})

it('[ST-02] what a person does at once is done in that order, in the set in which it was done, though one is refused', async () => {
  const asked: string[] = []
  const answers: ((answer: Response) => void)[] = []
  vi.stubGlobal('fetch', (address: string, { body }: { body: string }) => {
    asked.push(`${address.split('/').at(-1)} ${(JSON.parse(body) as { set: string }).set}`)
    return new Promise((resolve) => answers.push(resolve))
  })
  const request = { tenant: 'NOVA', file: 'portal.json', language: 'en' }
  connect({ token: 'T', tenant: 'NOVA', set: 'A' })
  const done = [actBriefly('change', request), actBriefly('change', request), actBriefly('undo', request)]
  // Whoever looks waits for nobody.
  void act('look', request)
  await vi.waitFor(() => expect(asked.toSorted()).toEqual(['change A', 'look A']))
  answers[asked.indexOf('change A')]?.(Response.json({ message: 'Overtaken.' }, { status: 409 }))
  await expect(done[0]).rejects.toThrow('Overtaken.')
  await vi.waitFor(() => expect(asked).toHaveLength(3))
  connect({ token: 'T', tenant: 'NOVA', set: 'B' })
  answers[2]?.(Response.json({ version: 2 }))
  await vi.waitFor(() => expect(asked.slice(2)).toEqual(['change A', 'undo A']))
  answers[3]?.(Response.json({ version: 3 }))
  expect(await done[2]).toBe(3)
})
