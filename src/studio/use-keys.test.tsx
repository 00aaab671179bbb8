// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import type { Act } from './host/host.ts'
import { useKeys } from './use-keys.ts'

afterEach(cleanup)

const done: Act[] = []
const run = (what: Act) => void done.push(what)

function Page() {
  useKeys(run, true)
  return (
    <>
      <input aria-label="line" />
      <textarea aria-label="lines" />
      <input type="checkbox" aria-label="switch" />
    </>
  )
}

it('undo what was put in from wherever nobody types; a text has an undo of its own, on one line or several', () => {
  render(<Page />)
  for (const place of ['line', 'lines', 'switch'])
    fireEvent.keyDown(screen.getByLabelText(place), { key: 'z', ctrlKey: true })
  expect(done).toEqual(['undo'])
  fireEvent.keyDown(document.body, { key: 'Z', metaKey: true, shiftKey: true })
  expect(done).toEqual(['undo', 'redo'])
})
