// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import { together } from './together.ts'

function page(): { window: Window; list: Element; scroll(top: number): void } {
  const frame = document.body.appendChild(document.createElement('iframe'))
  const { contentWindow: window, contentDocument: inside } = frame
  if (window === null || inside === null) throw new Error('a frame has no page')
  inside.body.innerHTML = '<p></p><ul style="overflow-y: auto"></ul>'
  const list = inside.querySelector('ul') ?? inside.body
  const scroll = (top: number) => {
    list.scrollTop = top
    list.dispatchEvent(new Event('scroll'))
  }
  return { window, list, scroll }
}

it('[BX-04] where one of two pages is scrolled the other follows, in both directions, until that is ended', () => {
  const [one, two] = [page(), page()]
  const go = vi.fn()
  const end = together(one.window, two.window, go)
  one.scroll(40)
  expect(two.list.scrollTop).toBe(40)
  // What is heard of having followed moves nothing: a shorter page would draw the longer one back.
  two.list.scrollTop = 40
  one.list.scrollTop = 90
  two.list.dispatchEvent(new Event('scroll'))
  expect(one.list.scrollTop).toBe(90)
  two.scroll(15)
  expect(one.list.scrollTop).toBe(15)
  end()
  one.scroll(70)
  expect(two.list.scrollTop).toBe(15)
  expect(go).not.toHaveBeenCalled()
})
