// @vitest-environment jsdom
import { useState } from 'react'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { useHandedFocus } from './handed-focus.ts'

afterEach(cleanup)

function Lines() {
  const [lines, setLines] = useState(['a', 'b', 'c'])
  const { holder, added, removed } = useHandedFocus<HTMLDivElement>()
  return (
    <div ref={holder} data-lines>
      {lines.map((each, at) => (
        <div key={each} data-line>
          <input aria-label={each} />
          <button
            type="button"
            onClick={() => {
              removed(at, lines.length)
              setLines(lines.filter((other) => other !== each))
            }}
          >
            without {each}
          </button>
        </div>
      ))}
      <button
        type="button"
        onClick={() => {
          added(lines.length)
          setLines([...lines, `new ${lines.length}`])
        }}
      >
        add
      </button>
    </div>
  )
}

it('[BX-04] a line that is added has the focus, and of one that goes what takes its place; the button where none is left', () => {
  render(<Lines />)
  const press = (name: string) => {
    fireEvent.click(screen.getByRole('button', { name }))
    return document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent
  }
  expect(press('add')).toBe('new 3')
  expect(press('without b')).toBe('c')
  expect(press('without new 3')).toBe('c')
  expect(press('without a')).toBe('c')
  expect(press('without c')).toBe('add')
})

/** Two lines that change places when it is answered, later than the press. */
function Order() {
  const [lines, setLines] = useState(['a', 'b'])
  const { holder } = useHandedFocus<HTMLDivElement>()
  return (
    <div ref={holder}>
      {lines.map((each, at) => (
        <div key={each} data-line>
          <button type="button" data-way="up" disabled={at === 0}>
            {each} up
          </button>
          <button type="button" data-way="down" disabled={at === 1}>
            {each} down
          </button>
        </div>
      ))}
      <output onClick={() => setLines(lines.toReversed())}>answer</output>
    </div>
  )
}

it('[BX-04] who has moved a line to the end by keys goes on from the button that moves it back', () => {
  render(<Order />)
  screen.getByRole('button', { name: 'b up' }).focus()
  fireEvent.click(screen.getByText('answer'))
  expect(document.activeElement?.textContent).toBe('b down')
})
