import { useEffect, useRef, type RefObject } from 'react'

/** How long a line that was added or taken away is waited for, in milliseconds. */
const PATIENCE = 3_000

const FIRST = 'input:not([aria-hidden="true"]), [role="combobox"], textarea, button:not(:disabled)'

interface HandedFocus<Holder extends HTMLElement> {
  /** For what holds the lines, each of which has `data-line`, and the button that adds one. */
  holder: RefObject<Holder | null>
  /** One more is asked for: it takes the focus once it is there. */
  added(count: number): void
  /** One of so many goes, and with it what had the focus: what takes its place has it then, or the button where none is left. */
  removed(index: number, count: number): void
}

/** Keeps the focus of whoever adds and takes away lines by keys. */
export function useHandedFocus<Holder extends HTMLElement>(): HandedFocus<Holder> {
  const holder = useRef<Holder>(null)
  const awaited = useRef<{ index: number; count: number; until: number }>(undefined)
  useEffect(() => {
    const { current: place } = holder
    const { current: next } = awaited
    if (place === null || next === undefined) return
    const lines = [...place.querySelectorAll('[data-line]')].filter(
      (each) => each.parentElement?.closest('[data-lines]') === place,
    )
    if (lines.length !== next.count && Date.now() < next.until) return
    awaited.current = undefined
    if (lines.length !== next.count) return
    const line = lines[Math.min(next.index, lines.length - 1)]
    const buttons = place.querySelectorAll<HTMLElement>('button:not(:disabled)')
    ;(line?.querySelector<HTMLElement>(FIRST) ?? buttons[buttons.length - 1])?.focus()
  })
  const wait = (index: number, count: number) => {
    awaited.current = { index, count, until: Date.now() + PATIENCE }
  }
  return {
    holder,
    added: (count) => wait(count, count + 1),
    removed: (index, count) => wait(index, count - 1),
  }
}
