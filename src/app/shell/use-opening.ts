import { startTransition, useCallback, useState } from 'react'
import { expectCode } from '../../render/index.ts'

interface Opening {
  /** What the button that opens it needs, as props. */
  opener: {
    'aria-haspopup': 'menu' | 'dialog'
    'aria-expanded': boolean
    onPointerEnter: () => void
    onFocus: () => void
    onClick: () => void
  }
  isOpen: boolean
  /** Whether it was opened once: from then on it stays, so that it opens again as it was. */
  isDrawn: boolean
  /** Stays the same function. */
  close: () => void
}

/**
 * What a button of a bar opens. Its code is loaded as soon as the button is pointed at or reached by keyboard.
 * `load`: a function of a module, the same each time.
 */
export function useOpening(kind: 'menu' | 'dialog', load: () => Promise<unknown>): Opening {
  const [isOpen, setOpen] = useState(false)
  const [isDrawn, setDrawn] = useState(false)
  const close = useCallback(() => setOpen(false), [])
  const expect = (): void => {
    expectCode(load)
  }
  const open = (): void => {
    setOpen(true)
    // The press shows at once, what it opens follows.
    startTransition(() => setDrawn(true))
  }
  return {
    opener: { 'aria-haspopup': kind, 'aria-expanded': isOpen, onPointerEnter: expect, onFocus: expect, onClick: open },
    isOpen,
    isDrawn,
    close,
  }
}
