import { useState } from 'react'
import type { MouseEvent } from 'react'

/** A mouse that moved less, in pixels, has pressed. */
const STILL = 4

/** What tells a press of a row from the marking of a text in it. */
export interface Marking {
  onMouseDown(event: MouseEvent): void
  /** Whether the click ends a movement that marked text in what hears it. */
  hasMarked(event: MouseEvent): boolean
}

/**
 * For rows that a click opens: who marks a number in one to copy it does not press it, and what opened would cover it. A text that was marked before,
 * as by the browser's own search, keeps no row shut.
 */
export function useMarking(): Marking {
  const [marking] = useState((): Marking => {
    let from = { clientX: 0, clientY: 0 }
    return {
      onMouseDown({ clientX, clientY }) {
        from = { clientX, clientY }
      },
      hasMarked({ clientX, clientY, currentTarget }) {
        const moved = Math.max(Math.abs(clientX - from.clientX), Math.abs(clientY - from.clientY))
        return moved >= STILL && isMarked(currentTarget)
      },
    }
  })
  return marking
}

/** Whether text is marked, all or some of which stands in an element. */
export function isMarked(within: Node): boolean {
  const selection = window.getSelection()
  return selection !== null && selection.toString() !== '' && selection.getRangeAt(0).intersectsNode(within)
}
