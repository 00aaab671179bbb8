// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { StudioScreen, StudioTenant } from './host/api.ts'
import { connect } from './host/host.ts'
import { typedIn } from './host/lost.ts'
import { useActs } from './use-acts.ts'

afterEach(() => {
  cleanup()
  connect(undefined)
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const tenant: StudioTenant = { id: 'NOVA', url: 'nova', name: 'Nova', languages: ['en'], screens: [], values: {} }
const screen: StudioScreen = { file: 'forms/booking.layout.json', kind: 'forms', titles: {} }
const place = { tenant, screen }
const whole = {
  outline: [],
  differences: [],
  findings: [],
  files: [],
  undoes: [],
  redoes: [],
  conflicts: [],
  version: 1,
}

it('[ST-02] a change that is refused is told, also where the screen was looked at again before the answer', async () => {
  let refuse: (answer: Response) => void = () => undefined
  vi.stubGlobal('fetch', (address: string) =>
    address.endsWith('/change')
      ? new Promise<Response>((resolve) => (refuse = resolve))
      : Promise.resolve(Response.json(whole)),
  )
  const { result } = renderHook(() => useActs(place, 'en', false))
  await act(async () => {
    const changed = result.current.run('change', [
      { kind: 'text', file: screen.file, keys: ['title'], language: 'en', text: 'Mine' },
    ])
    await result.current.run('look')
    refuse(Response.json({ message: 'Somebody else has changed this.' }, { status: 409 }))
    await changed
  })
  expect(result.current.failed).toMatchObject({ reason: 'Somebody else has changed this.', lost: 'Mine' })
})

it('[ST-02] a change that was made is not said to be refused where the look at it fails, and is looked at again', async () => {
  let hasLine = false
  const calls: string[] = []
  vi.stubGlobal('fetch', (address: string) => {
    calls.push(address)
    if (address.endsWith('/change')) return Promise.resolve(Response.json({ version: 2 }))
    return hasLine ? Promise.resolve(Response.json({ ...whole, version: 2 })) : Promise.reject(new Error('No line.'))
  })
  const { result } = renderHook(() => useActs(place, 'en', false))
  await act(async () => {
    expect(await result.current.run('change', [{ kind: 'set', file: screen.file, keys: ['x'], value: 'Mine' }])).toBe(
      true,
    )
  })
  expect(result.current.failed).toEqual({ at: 'look', reason: 'No line.' })
  hasLine = true
  await act(async () => {
    await result.current.run('look')
  })
  expect(result.current.failed).toBeUndefined()
  expect(result.current.state?.version).toBe(2)
  expect(calls.filter((address) => address.endsWith('/change'))).toHaveLength(1)
})

it('[ST-02] the look of every few seconds waits for a change that takes long: what was changed is shown once it is answered', async () => {
  vi.useFakeTimers()
  let version = 1
  let answer: () => void = () => undefined
  vi.stubGlobal('fetch', (address: string) =>
    address.endsWith('/change')
      ? new Promise<Response>((resolve) => {
          answer = () => resolve(Response.json({ version: (version = 2) }))
        })
      : Promise.resolve(Response.json({ ...whole, version })),
  )
  const { result } = renderHook(() => useActs(place, 'en', true))
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
  await pass(9_000)
  void result.current.run('change', [{ kind: 'set', file: screen.file, keys: ['x'], value: 1 }])
  await pass(3_000)
  answer()
  await pass(1_000)
  expect(result.current.state?.version).toBe(2)
  version = 3
  await pass(10_000)
  expect(result.current.state?.version).toBe(3)
})

it('[ST-02] the preview hears of a change before what is said around it is asked for', async () => {
  const order: string[] = []
  let version = 1
  vi.stubGlobal('fetch', (address: string, { body }: { body: string }) => {
    const what = address.split('/').at(-1) ?? ''
    order.push(what)
    if (what === 'change') version += 1
    const isBrief = (JSON.parse(body) as { brief?: boolean }).brief === true
    return Promise.resolve(Response.json(isBrief ? { version } : { ...whole, version }))
  })
  const { result } = renderHook(() => useActs(place, 'en', false))
  await act(async () => {
    await result.current.run('look')
  })
  result.current.turns.listen(() => {
    order.push('preview')
    return Promise.resolve()
  })
  order.length = 0
  await act(async () => {
    await result.current.run('change', [{ kind: 'set', file: screen.file, keys: ['x'], value: 1 }])
  })
  expect(order).toEqual(['change', 'preview', 'look'])
})

describe('[ST-02] of two acts the last one that was asked for stands, whichever answer comes later', () => {
  /** A host that answers when it is told to: what it was asked, and how each is answered. */
  function waitingHost() {
    const asked: { what: string; answer: (body: object) => void }[] = []
    vi.stubGlobal('fetch', (address: string) => {
      const what = address.split('/').at(-1) ?? ''
      return new Promise<Response>((resolve) => {
        asked.push({ what, answer: (body) => resolve(Response.json(body)) })
      })
    })
    const { result } = renderHook(() => useActs(place, 'en', false))
    const answer = (index: number, version: number) =>
      act(async () => {
        asked[index]?.answer({ ...whole, version })
        await new Promise((resolve) => setTimeout(resolve))
      })
    const change = () =>
      act(async () => {
        void result.current.run('change', [{ kind: 'set', file: screen.file, keys: ['x'], value: 1 }])
        await new Promise((resolve) => setTimeout(resolve))
      })
    return { asked: () => asked.map(({ what }) => what), result, answer, change }
  }

  it('nothing is told or asked for after a change that another one follows', async () => {
    const host = waitingHost()
    await host.answer(0, 1)
    const tell = vi.spyOn(host.result.current.turns, 'tell')
    await host.change()
    await host.change()
    await host.answer(1, 2)
    await host.answer(2, 3)
    await host.answer(3, 3)
    expect(host.asked()).toEqual(['look', 'change', 'change', 'look'])
    expect(tell.mock.calls).toEqual([['NOVA', 3]])
    expect(host.result.current.state?.version).toBe(3)
  })

  it('nothing is asked for while the preview draws a change that another one follows', async () => {
    const host = waitingHost()
    await host.answer(0, 1)
    await act(async () => host.result.current.turns.tell('NOVA', 1))
    let drawn: () => void = () => undefined
    host.result.current.turns.listen(() => new Promise<void>((resolve) => (drawn = resolve)))
    await host.change()
    await host.answer(1, 2)
    await host.change()
    await act(async () => drawn())
    expect(host.asked()).toEqual(['look', 'change', 'change'])
  })

  it('the look after a change is passed over where a later one was answered before it', async () => {
    const host = waitingHost()
    await host.answer(0, 1)
    await host.change()
    await host.answer(1, 2)
    await act(async () => void host.result.current.run('look'))
    expect(host.asked()).toEqual(['look', 'change', 'look', 'look'])
    await host.answer(3, 3)
    await host.answer(2, 2)
    expect(host.result.current.state?.version).toBe(3)
  })
})

it('[ST-02] what somebody typed is told where somebody else was quicker: it is not lost', () => {
  const place = { file: 'forms/booking.layout.json', keys: ['sections'] }
  expect(typedIn([{ kind: 'text', ...place, language: 'en', text: 'Waybill' }])).toEqual({ lost: 'Waybill' })
  expect(typedIn([{ kind: 'set', ...place, value: 'upperText' }])).toEqual({ lost: 'upperText' })
  expect(typedIn([{ kind: 'set', ...place, value: true }])).toEqual({})
  expect(typedIn([{ kind: 'move', ...place, where: 'after', beside: 'note' }])).toEqual({})
})
