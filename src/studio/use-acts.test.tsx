// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import type { StudioScreen, StudioTenant } from './host/api.ts'
import { typedIn } from './host/lost.ts'
import { useActs } from './use-acts.ts'

afterEach(() => {
  cleanup()
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

it('[ST-02] what somebody typed is told where somebody else was quicker: it is not lost', () => {
  const place = { file: 'forms/booking.layout.json', keys: ['sections'] }
  expect(typedIn([{ kind: 'text', ...place, language: 'en', text: 'Waybill' }])).toEqual({ lost: 'Waybill' })
  expect(typedIn([{ kind: 'set', ...place, value: 'upperText' }])).toEqual({ lost: 'upperText' })
  expect(typedIn([{ kind: 'set', ...place, value: true }])).toEqual({})
  expect(typedIn([{ kind: 'move', ...place, where: 'after', beside: 'note' }])).toEqual({})
})
