// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import { tabStorage } from './tab-storage.ts'

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
