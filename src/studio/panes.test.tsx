// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { Panes } from './Panes.tsx'
import { enter, turnFrom, whenTurning } from './controls/turning.ts'

afterEach(() => document.body.replaceChildren())

const press = (shiftKey = false) => fireEvent.keyDown(document.activeElement ?? window, { key: 'F6', shiftKey })
const focused = () => document.activeElement?.textContent

it('[BX-04] F6 goes from entries to screen to properties and round again, with Shift the other way; a dialog keeps it', async () => {
  const { rerender } = render(
    <Panes
      pane="entries"
      choose={() => undefined}
      entries={
        <>
          <button type="button">Find</button>
          <ul role="tree">
            <li role="treeitem" tabIndex={0}>
              Entry
            </li>
          </ul>
        </>
      }
      screen={<button type="button">As</button>}
      properties={<button type="button">Text</button>}
    />,
  )
  for (const [shift, text] of [
    [false, 'Entry'],
    [false, 'As'],
    [false, 'Text'],
    [false, 'Entry'],
    [true, 'Text'],
    [true, 'As'],
  ] as const) {
    press(shift)
    await waitFor(() => expect(focused()).toBe(text))
  }
  rerender(<div role="dialog" />)
  press()
  expect(screen.getByRole('dialog')).toBeTruthy()
})

it('[BX-04] F6 turns from within a page that keeps Tab to itself', () => {
  const turn = vi.fn()
  const end = whenTurning(turn)
  const frame = document.body.appendChild(document.createElement('iframe'))
  turnFrom(frame.contentWindow)
  fireEvent.keyDown(frame.contentDocument?.body ?? frame, { key: 'F6', shiftKey: true })
  expect(turn).toHaveBeenCalledExactlyOnceWith(-1)
  fireEvent.keyDown(frame.contentDocument?.body ?? frame, { key: 'Tab' })
  expect(turn).toHaveBeenCalledOnce()
  end()
  fireEvent.keyDown(window, { key: 'F6' })
  expect(turn).toHaveBeenCalledOnce()
  enter(null)
})
