// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import { keepFile } from './keep-file.ts'

afterEach(() => vi.useRealTimers())

it('A file is there for a browser that fetches it after the click, and goes later', () => {
  vi.useFakeTimers()
  const revoked: string[] = []
  Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: (url: string) => revoked.push(url) })
  const press = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  keepFile('list.csv', new Blob(['a']))
  vi.advanceTimersByTime(10_000)
  expect(press).toHaveBeenCalledOnce()
  expect(revoked).toEqual([])
  vi.runAllTimers()
  expect(revoked).toEqual(['blob:x'])
})
