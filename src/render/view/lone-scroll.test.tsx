// @vitest-environment jsdom
import { useRef } from 'react'
import type { ReactNode } from 'react'
import { act, render } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { useLoneScroll } from './lone-scroll.ts'

function Body({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  return (
    <div ref={box} tabIndex={useLoneScroll(box, null) ? 0 : undefined}>
      {children}
    </div>
  )
}

it.each([
  ['a body that is too high and holds words alone', 900, <p>words</p>, '0'],
  ['a body that fits', 0, <p>words</p>, null],
  ['a body with a button, by which the keyboard gets there', 900, <button>more</button>, null],
])('%s: whether it is a stop of the keyboard', (_what, height, content, stop) => {
  const nothing = () => undefined
  let measure: () => void = nothing
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(heard: () => void) {
        measure = heard
      }
      observe = nothing
      disconnect = nothing
    },
  )
  vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(height)
  const { container } = render(<Body>{content}</Body>)
  act(() => measure())
  expect(container.firstElementChild?.getAttribute('tabindex')).toBe(stop)
})
