import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'

/** Where the focus goes once rows have come or gone. */
export interface RowFocus {
  list: RefObject<HTMLDivElement | null>
  /** Into the first input of the last row. */
  onLastRow(): void
  /** Into the first input of the row of this key; onto its button where it has none. */
  onRow(key: number): void
  /** Onto the button that takes a removal back. */
  onUndo(): void
}

const FIRST_INPUT = 'input:not([type=hidden]), textarea'
/** In a card inputs are shown, not edited. */
const EDITABLE = ':is(input:not([type=hidden]), textarea):read-write'

/** Moves the focus after the rows were drawn anew. */
export function useRowFocus(): RowFocus {
  const list = useRef<HTMLDivElement>(null)
  const pending = useRef<((list: HTMLElement) => HTMLElement | null | undefined) | undefined>(undefined)
  useEffect(() => {
    if (pending.current === undefined || list.current === null) return
    const target = pending.current(list.current)
    pending.current = undefined
    target?.focus()
  })
  return {
    list,
    onLastRow() {
      pending.current = (element) =>
        [...element.querySelectorAll('[data-row]')].at(-1)?.querySelector<HTMLElement>(FIRST_INPUT)
    },
    onRow(key) {
      pending.current = (element) => {
        const row = element.querySelector<HTMLElement>(`[data-row="${String(key)}"]`)
        return row?.querySelector<HTMLElement>(EDITABLE) ?? row?.querySelector<HTMLElement>('button')
      }
    },
    onUndo() {
      pending.current = (element) => element.querySelector<HTMLElement>('[data-undo]')
    },
  }
}
