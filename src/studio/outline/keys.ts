import type { KeyboardEvent } from 'react'
import type { OutlineEntry } from '../../config/node.ts'

/** What a key does in the tree. */
export interface KeyActs {
  /** Entries of the tree from top to bottom. */
  shown: readonly { entry: OutlineEntry }[]
  /** Whether it is folded; undefined where it cannot be. */
  isFolded(entry: OutlineEntry): boolean | undefined
  focus(entry: OutlineEntry | undefined): void
  fold(entry: OutlineEntry, isFolded: boolean): void
  /** To its parent. */
  leave(entry: OutlineEntry): void
  /** So many places on, among its like. */
  move(entry: OutlineEntry, steps: number): void
  select(entry: OutlineEntry, adds: boolean): void
}

/** A key pressed at an entry of the tree (WAI-ARIA: tree view); with Alt, what goes up and down moves the entry. */
export function pressed(entry: OutlineEntry, event: KeyboardEvent, acts: KeyActs): void {
  // Alt with these goes through the pages of the browser.
  if (event.altKey && (event.key === 'ArrowLeft' || event.key === 'ArrowRight')) return
  const { shown } = acts
  const at = shown.findIndex((each) => each.entry === entry)
  const steps = { ArrowUp: -1, ArrowDown: 1, Home: -at, End: shown.length - 1 - at }[event.key]
  const isFolded = acts.isFolded(entry)
  if (steps !== undefined && event.altKey) acts.move(entry, steps)
  else if (steps !== undefined) acts.focus(shown[at + steps]?.entry)
  else if (event.key === 'ArrowRight' && isFolded === true) acts.fold(entry, false)
  else if (event.key === 'ArrowRight' && isFolded === false) acts.focus(entry.entries[0])
  else if (event.key === 'ArrowLeft' && isFolded === false) acts.fold(entry, true)
  else if (event.key === 'ArrowLeft') acts.leave(entry)
  else if (event.key === 'Enter' || event.key === ' ') acts.select(entry, event.ctrlKey || event.metaKey)
  else return
  event.preventDefault()
}
