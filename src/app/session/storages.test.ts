// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import { deviceStorage, tabStorage } from './storages.ts'

afterEach(() => vi.restoreAllMocks())

it('is the session storage of the browser', () => {
  tabStorage().setItem('a', '1')
  expect(window.sessionStorage.getItem('a')).toBe('1')
})

it('is the memory of the page where the browser keeps nothing of a site', () => {
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('Access is denied for this document.', 'SecurityError')
  })
  const storage = tabStorage()
  storage.setItem('a', '1')
  storage.setItem('b', '2')
  storage.removeItem('a')
  expect([storage.getItem('a'), tabStorage().getItem('b'), storage.length, storage.key(0), storage.key(1)]).toEqual([
    null,
    '2',
    1,
    'b',
    null,
  ])
  storage.clear()
  expect(storage.length).toBe(0)
})

it('takes what the browser has no room for into the memory of the page', () => {
  const storage = tabStorage()
  storage.setItem('kept', 'before')
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
  })
  storage.setItem('kept', 'after')
  storage.setItem('more', '1')
  expect([storage.getItem('kept'), tabStorage().getItem('more')]).toEqual(['after', '1'])
  storage.removeItem('kept')
  expect(storage.getItem('kept')).toBeNull()
  storage.setItem('kept', 'again')
  storage.clear()
  expect([storage.getItem('kept'), storage.getItem('more'), storage.length]).toEqual([null, null, 0])
  full.mockRestore()
  storage.setItem('more', '2')
  expect([window.sessionStorage.getItem('more'), storage.getItem('more')]).toEqual(['2', '2'])
})

it('gives what was kept last, once the browser has room again', () => {
  const storage = tabStorage()
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
  })
  storage.setItem('kept', 'without room')
  full.mockRestore()
  storage.setItem('kept', 'with room')
  expect([storage.getItem('kept'), window.sessionStorage.getItem('kept')]).toEqual(['with room', 'with room'])
  storage.clear()
})

it('shares what the device keeps, and the tab, with the pages in its frames where the browser keeps nothing', () => {
  for (const name of ['localStorage', 'sessionStorage'] as const)
    vi.spyOn(window, name, 'get').mockImplementation(() => {
      throw new DOMException('Access is denied for this document.', 'SecurityError')
    })
  const outermost: Pick<Window, 'keptHere'> = {}
  vi.spyOn(window, 'parent', 'get').mockReturnValue(outermost as Window & typeof globalThis)
  tabStorage().setItem('a', 'tab')
  deviceStorage().setItem('a', 'device')
  expect(outermost.keptHere?.tab.getItem('a')).toBe('tab')
  expect(outermost.keptHere?.device.getItem('a')).toBe('device')
})

it('is of the page alone in a frame of another site', () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('Access is denied for this document.', 'SecurityError')
  })
  vi.spyOn(window, 'parent', 'get').mockImplementation(() => {
    throw new DOMException('Blocked a frame from accessing a cross-origin frame.', 'SecurityError')
  })
  deviceStorage().setItem('c', '3')
  expect(deviceStorage().getItem('c')).toBe('3')
})
