// @vitest-environment jsdom
import { cleanup, fireEvent, renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { openSession, openTabs } from '../../app/index.ts'
import { gatewayFor } from './sign-in.ts'
import { useAtWork } from './use-at-work.ts'

const session = openSession({ authToken: 'token-1', userId: 'CONFIGURER' }, { id: 'NORTH', url: 'north' })
const viewer = { gateway: gatewayFor('NORTH', session.token), session }

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('[HD-14] who works in the studio is not idle in the preview, nor in the portal beside it', async () => {
  const heard: unknown[] = []
  const portal = new BroadcastChannel('portal-session')
  portal.onmessage = ({ data }: MessageEvent<unknown>) => void heard.push(data)
  vi.useFakeTimers({ toFake: ['Date'], now: 1_000_000 })
  const { unmount } = renderHook(() => useAtWork(viewer))
  fireEvent.pointerDown(document.body)
  fireEvent.keyDown(document.body, { key: 'a' })
  vi.setSystemTime(1_020_000)
  fireEvent.keyDown(document.body, { key: 'b' })
  const active = (at: number) => ({ kind: 'active', id: session.id, at })
  await vi.waitFor(() => expect(heard).toEqual([active(1_000_000), active(1_020_000)]))
  unmount()
  vi.setSystemTime(1_040_000)
  fireEvent.pointerDown(document.body)
  const later = new BroadcastChannel('portal-session')
  later.postMessage('said after it')
  await vi.waitFor(() => expect(heard.at(-1)).toBe('said after it'))
  expect(heard).toHaveLength(3)
  later.close()
  portal.close()
})

it('a new tab of the portal gets the session of the person, whoever is looked through', async () => {
  vi.stubGlobal('navigator', {})
  renderHook(() => useAtWork(viewer))
  const newTab = openTabs(() => null, { onEnded: vi.fn(), onActive: vi.fn() })
  expect(await newTab.ask('north')).toEqual(session)
  newTab.close()
})

it('somebody of the demonstration is not idle either, and is signed in to no new tab', async () => {
  vi.stubGlobal('navigator', {})
  const portal = new BroadcastChannel('portal-session')
  const heard = vi.fn()
  portal.onmessage = ({ data }: MessageEvent<unknown>) => heard(data)
  renderHook(() => useAtWork(viewer, false))
  fireEvent.pointerDown(document.body)
  await vi.waitFor(() =>
    expect(heard).toHaveBeenCalledWith(expect.objectContaining({ kind: 'active', id: session.id })),
  )
  portal.close()
  const newTab = openTabs(() => null, { onEnded: vi.fn(), onActive: vi.fn() })
  expect(await newTab.ask('north')).toBeNull()
  newTab.close()
})
