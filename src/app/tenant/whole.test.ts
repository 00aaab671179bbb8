import { afterEach, describe, expect, it, vi } from 'vitest'
import { fetchWhole } from './whole.ts'

const encoded = (text: string) => new TextEncoder().encode(text)

/** An answer of which this much comes, and then nothing until it is given up. */
const standsStill = (begun: string, signal: AbortSignal) =>
  new Response(
    new ReadableStream<Uint8Array>({
      start(stream) {
        stream.enqueue(encoded(begun))
        signal.addEventListener('abort', () => stream.error(signal.reason))
      },
    }),
  )

const answering = (...answers: ((signal: AbortSignal) => Response)[]) => {
  const asked = vi.fn((_address: string, { signal }: { signal: AbortSignal }) => {
    const answer = answers.shift()
    if (answer === undefined) throw new Error('asked too often')
    return Promise.resolve(answer(signal))
  })
  vi.stubGlobal('fetch', asked)
  return asked
}

const still = (signal: AbortSignal) => standsStill('{"a', signal)

describe('a file of this host', () => {
  afterEach(() => vi.useRealTimers())

  it('is asked for once more where the line stands still in the middle of it', async () => {
    vi.useFakeTimers()
    const asked = answering(still, () => new Response('{"a":1}'))
    const coming = fetchWhole('/a.json')
    await vi.advanceTimersByTimeAsync(15_000)
    expect(await coming).toEqual({ ok: true, status: 200, text: '{"a":1}' })
    expect(asked).toHaveBeenCalledTimes(2)
  })

  it('is given up where it stands still twice, so that whoever waits is told', async () => {
    vi.useFakeTimers()
    answering(still, still)
    const coming = fetchWhole('/a.json')
    const refused = expect(coming).rejects.toThrow()
    await vi.advanceTimersByTimeAsync(30_000)
    await refused
  })

  it('may take as long as it needs while it comes', async () => {
    vi.useFakeTimers()
    const asked = answering(
      () =>
        new Response(
          new ReadableStream<Uint8Array>({
            async start(stream) {
              for (const part of ['sl', 'ow', 'ly']) {
                await new Promise((resolve) => setTimeout(resolve, 14_000))
                stream.enqueue(encoded(part))
              }
              stream.close()
            },
          }),
        ),
    )
    const coming = fetchWhole('/a.txt')
    await vi.advanceTimersByTimeAsync(45_000)
    expect((await coming).text).toBe('slowly')
    expect(asked).toHaveBeenCalledTimes(1)
  })

  it('is not asked for again where whoever asked has gone', async () => {
    const gone = new AbortController()
    const asked = answering(still)
    const coming = fetchWhole('/a.json', { signal: gone.signal })
    gone.abort(new Error('gone'))
    await expect(coming).rejects.toThrow('gone')
    expect(asked).toHaveBeenCalledTimes(1)
  })
})
