// @vitest-environment jsdom
import Dialog from '@mui/material/Dialog'
import Menu from '@mui/material/Menu'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { ADDRESSED, backCloses } from './back-closes.ts'

/** The browser's watchers that are open, the last of which a phone's Back closes. */
let open: Watcher[]

class Watcher {
  onclose: (() => void) | null = null
  constructor() {
    open.push(this)
  }
  destroy(): void {
    open = open.filter((watcher) => watcher !== this)
  }
}

function pressBack(): void {
  const last = open.pop()
  last?.onclose?.()
}

beforeEach(() => {
  open = []
})

/** A window of a phone, or of a computer. */
function watch(pointer: 'coarse' | 'fine'): void {
  vi.stubGlobal('CloseWatcher', Watcher)
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === `(pointer: ${pointer})` }))
  const end = backCloses(window)
  onTestFinished(() => {
    end()
    vi.unstubAllGlobals()
  })
}

function Two() {
  const [isDialog, setDialog] = useState(true)
  const [isMenu, setMenu] = useState(true)
  return (
    <Dialog open={isDialog} onClose={() => setDialog(false)} transitionDuration={0}>
      <p>a dialog</p>
      <Menu open={isMenu} onClose={() => setMenu(false)} anchorEl={document.body} transitionDuration={0}>
        <li role="menuitem">an entry</li>
      </Menu>
    </Dialog>
  )
}

it('Back closes the last that was opened, then the one below it', async () => {
  watch('coarse')
  render(<Two />)
  await waitFor(() => expect(open).toHaveLength(2))
  pressBack()
  await waitFor(() => expect(screen.queryByText('an entry')).toBeNull())
  expect(screen.getByText('a dialog')).toBeTruthy()
  pressBack()
  await waitFor(() => expect(screen.queryByText('a dialog')).toBeNull())
  expect(open).toEqual([])
})

it('Escape of a keyboard closes one, though the browser closes its watcher, too', async () => {
  watch('coarse')
  render(<Two />)
  await waitFor(() => expect(open).toHaveLength(2))
  fireEvent.keyDown(screen.getByText('an entry'), { key: 'Escape' })
  pressBack()
  await waitFor(() => expect(screen.queryByText('an entry')).toBeNull())
  expect(screen.getByText('a dialog')).toBeTruthy()
})

it('what insists on an answer stays, and is watched on; what the address opens is left to the address', async () => {
  watch('coarse')
  render(
    <>
      <Dialog open>an answer, please</Dialog>
      <Dialog open className={ADDRESSED}>
        of the address
      </Dialog>
    </>,
  )
  await waitFor(() => expect(open).toHaveLength(1))
  pressBack()
  expect(open).toHaveLength(1)
  expect(screen.getByText('an answer, please')).toBeTruthy()
})

it('with a mouse Back is the button of the browser', async () => {
  watch('fine')
  render(<Two />)
  await userEvent.keyboard('{Escape}')
  expect(open).toEqual([])
})
