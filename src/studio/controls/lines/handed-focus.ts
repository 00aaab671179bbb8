import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'

/** How long a line that was added or taken away is waited for, in milliseconds. */
const PATIENCE = 3_000

const FIRST = 'input:not([aria-hidden="true"]), [role="combobox"], textarea, button:not(:disabled)'

export interface HandedFocus<Holder extends HTMLElement> {
  /** For what holds the lines, each of which has `data-line`, and the button that adds one. */
  holder: RefObject<Holder | null>
  /** One more is asked for: it takes the focus once it is there. */
  added(count: number): void
  /** One of so many goes, and with it what had the focus: what takes its place has it then, or the button where none is left. */
  removed(index: number, count: number): void
  /** One of so many goes one place up or down: whoever presses on moves the same one on. */
  moved(to: number, count: number, way: 'up' | 'down'): void
}

/** Keeps the focus of whoever adds and takes away lines by keys. */
export function useHandedFocus<Holder extends HTMLElement>(): HandedFocus<Holder> {
  const holder = useRef<Holder>(null)
  const awaited = useRef<{ index: number; count: number; until: number; way?: string }>(undefined)
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
    const first = next.way === undefined ? line?.querySelector<HTMLElement>(FIRST) : moverOf(line, next.way)
    ;(first ?? buttons[buttons.length - 1])?.focus()
  })
  // Who has moved a line to the end goes on from its other button: the one that was pressed takes no focus any more, and none would be anywhere.
  useLayoutEffect(() => {
    const { activeElement: pressed } = document
    if (!(pressed instanceof HTMLButtonElement) || !pressed.disabled || !holder.current?.contains(pressed)) return
    const line = pressed.closest('[data-line]')
    if (line !== null) moverOf(line, pressed.dataset['way'] ?? '')?.focus()
  })
  const wait = (index: number, count: number, way?: string) => {
    awaited.current = { index, count, until: Date.now() + PATIENCE, ...(way !== undefined && { way }) }
  }
  return {
    holder,
    added: (count) => wait(count, count + 1),
    removed: (index, count) => wait(index, count - 1),
    moved: (to, count, way) => wait(to, count, way),
  }
}

/** The button of a line that moves it on; of one that stands at the end, the one that moves it back. */
function moverOf(line: Element | undefined, way: string): HTMLElement | undefined {
  const all = [...(line?.querySelectorAll<HTMLElement>('[data-way]:not(:disabled)') ?? [])]
  const own = all.filter((each) => each.closest('[data-line]') === line)
  return own.find((each) => each.dataset['way'] === way) ?? own[0]
}
