// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import type { StudioScreen, StudioTenant } from './host/api.ts'
import { typedIn, useActs } from './use-acts.ts'

afterEach(() => {
  cleanup()
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

it('[ST-02] what somebody typed is told where somebody else was quicker: it is not lost', () => {
  const place = { file: 'forms/booking.layout.json', keys: ['sections'] }
  expect(typedIn([{ kind: 'text', ...place, language: 'en', text: 'Waybill' }])).toEqual({ lost: 'Waybill' })
  expect(typedIn([{ kind: 'set', ...place, value: 'upperText' }])).toEqual({ lost: 'upperText' })
  expect(typedIn([{ kind: 'set', ...place, value: true }])).toEqual({})
  expect(typedIn([{ kind: 'move', ...place, where: 'after', beside: 'note' }])).toEqual({})
})
