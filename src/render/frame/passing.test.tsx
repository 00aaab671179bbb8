// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { goes, PassingBar } from './passing.tsx'

const at = (scrollTop: number, scrollHeight = 2000, clientHeight = 600) => ({ scrollTop, scrollHeight, clientHeight })

it('[LK-05] a bar goes while one reads on, and returns on the way back', () => {
  expect(goes(at(0), at(40))).toBe(true)
  expect(goes(at(400), at(380))).toBe(false)
  expect(goes(at(400), at(404))).toBeUndefined()
})

it('[LK-05] a bar stands at the top, and where it alone would be what can be scrolled', () => {
  expect(goes(at(3), at(0))).toBe(false)
  expect(goes(at(0, 700), at(40, 700))).toBeUndefined()
})

it('[LK-05] what moved because a height changed, or beyond the end, moves no bar', () => {
  expect(goes(at(1400), at(1343, 2000, 657))).toBeUndefined()
  expect(goes(at(400), at(880, 2480))).toBeUndefined()
  expect(goes(at(1440), at(1400))).toBe(false)
  expect(goes(at(1400), at(1440))).toBeUndefined()
})

it('a list that stands open beside a field follows it when a bar has gone or returned', () => {
  const follow = vi.fn()
  window.addEventListener('resize', follow)
  render(
    <PassingBar>
      <button>Help</button>
    </PassingBar>,
  )
  const button = screen.getByRole('button')
  fireEvent.transitionEnd(button)
  expect(follow).not.toHaveBeenCalled()
  fireEvent.transitionEnd(button.parentElement?.parentElement ?? button)
  expect(follow).toHaveBeenCalledOnce()
})
