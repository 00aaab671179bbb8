import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'

/** Where the focus goes once rows have come or gone. */
export interface RowFocus {
  list: RefObject<HTMLDivElement | null>
  /** Into the first input of the last row. */
  onLastRow(): void
  /** Onto the button that removes the row of this key, or that adds one when there is none. */
  onRemove(key: number | undefined): void
}

const FIRST_INPUT = 'input:not([type=hidden]), textarea'

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
      pending.current = (element) => [...element.querySelectorAll('[data-row]')].at(-1)?.querySelector<HTMLElement>(FIRST_INPUT)
    },
    onRemove(key) {
      pending.current = (element) =>
        element.querySelector<HTMLElement>(`[data-row="${String(key)}"] [data-remove]`) ?? element.querySelector<HTMLElement>('[data-add]')
    },
  }
}
