// @vitest-environment jsdom
import { useRef } from 'react'
import Dialog from '@mui/material/Dialog'
import Drawer from '@mui/material/Drawer'
import { fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { useEscapeFromNowhere } from './use-escape.ts'

const close = vi.fn()

function Page({ isOpen = true, asks = false }: { isOpen?: boolean; asks?: boolean }) {
  const paper = useRef<HTMLDivElement>(null)
  useEscapeFromNowhere(isOpen, paper, close)
  return (
    <>
      <Drawer open={isOpen} onClose={close} slotProps={{ paper: { ref: paper } }}>
        <button>Choose a file</button>
      </Drawer>
      <Dialog open={asks}>Leave?</Dialog>
    </>
  )
}

/** Escape, after this; how often the drawer was asked to close. */
function escapeOn(target: Element): number {
  close.mockClear()
  fireEvent.keyDown(target, { key: 'Escape' })
  return close.mock.calls.length
}

describe('[HD-23] Escape while a drawer is open', () => {
  it('closes it once, whether something in it has the focus or nothing has', () => {
    render(<Page />)
    expect(escapeOn(screen.getByRole('button', { name: 'Choose a file' }))).toBe(1)
    expect(escapeOn(document.body)).toBe(1)
  })

  it('is for the question above it while there is one', () => {
    render(<Page asks />)
    expect(escapeOn(document.body)).toBe(0)
  })

  it('does nothing more once it is closed', () => {
    const { rerender } = render(<Page />)
    rerender(<Page isOpen={false} />)
    expect(escapeOn(document.body)).toBe(0)
  })
})
