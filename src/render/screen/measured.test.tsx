// @vitest-environment jsdom
import { useRef } from 'react'
import type { ReactNode } from 'react'
import { render } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { stubSizes } from '../testing/sizes.ts'
import { scrollsAlone, useMeasured } from './measured.ts'

function Body({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  return (
    <div ref={box} tabIndex={useMeasured(box, scrollsAlone) ? 0 : undefined}>
      {children}
    </div>
  )
}

it.each([
  ['a body that is too high and holds words alone', 900, <p>words</p>, '0'],
  ['a body that fits', 0, <p>words</p>, null],
  ['a body with a button, by which the keyboard gets there', 900, <button>more</button>, null],
])('%s: whether it is a stop of the keyboard', (_what, height, content, stop) => {
  const resized = stubSizes()
  vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(height)
  const { container } = render(<Body>{content}</Body>)
  resized()
  expect(container.firstElementChild?.getAttribute('tabindex')).toBe(stop)
})
