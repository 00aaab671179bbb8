// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { CodeGone } from '../../render/index.ts'
import { whenAtHand } from './at-hand.ts'

afterEach(() => vi.unstubAllGlobals())

describe('code that is loaded when it is needed', () => {
  it('is imported once its files came, each of which is asked for once', async () => {
    const asked = vi.fn((_address: string) => Promise.resolve(new Response('code')))
    vi.stubGlobal('fetch', asked)
    const load = vi.fn(() => Promise.resolve('code'))
    await Promise.all([whenAtHand(load, ['assets/a.js', 'assets/b.js']), whenAtHand(load, ['assets/b.js'])])
    expect(asked.mock.calls.map(([address]) => address)).toEqual(['/assets/a.js', '/assets/b.js'])
    expect(load).toHaveBeenCalledTimes(2)
  })

  it.each([
    ['breaks off', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['answers with a page of an error', () => Promise.resolve(new Response('busy', { status: 503 }))],
  ])('is asked for again where the line %s, and was not imported before', async (what, fails) => {
    const asked = vi.fn<() => Promise<Response>>().mockImplementationOnce(fails).mockResolvedValue(new Response('code'))
    vi.stubGlobal('fetch', asked)
    const load = vi.fn(() => Promise.resolve('code'))
    await expect(whenAtHand(load, [`assets/${what}.js`])).rejects.toThrow()
    expect(load).not.toHaveBeenCalled()
    await expect(whenAtHand(load, [`assets/${what}.js`])).resolves.toBe('code')
  })

  it('is told as gone where the host has it no more', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('', { status: 404 })))
    const load = vi.fn(() => Promise.resolve('code'))
    await expect(whenAtHand(load, ['assets/before.js'])).rejects.toBeInstanceOf(CodeGone)
    expect(load).not.toHaveBeenCalled()
  })

  it('is not asked for where the head of the page named it', async () => {
    const asked = vi.fn()
    vi.stubGlobal('fetch', asked)
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', href: '/assets/hinted.js' }),
    )
    await expect(whenAtHand(() => Promise.resolve('code'), ['assets/hinted.js'])).resolves.toBe('code')
    expect(asked).not.toHaveBeenCalled()
  })
})
