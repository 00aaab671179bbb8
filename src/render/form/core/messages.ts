import { isWithin } from '../../../config/index.ts'
import type { Path, RuleMessage } from '../../../config/index.ts'

/** What stands at a field: what a broken rule says, or words that came from the gateway. */
export type Message = RuleMessage | { text: string }

/** Messages by data path. */
export type Messages = ReadonlyMap<Path, readonly Message[]>

/** The messages shown, by path; a listener hears its own path only. */
export interface MessageStore {
  at(path: Path): readonly Message[]
  all(): Messages
  /** Shows these instead of all that stood. Paths whose messages stay equal are not heard. */
  replace(next: Messages): void
  /** Shows what is put from now on only once the returned function is called. */
  hold(): () => void
  listen(path: Path, heard: () => void): () => void
  /** Hears every change. */
  listenAll(heard: () => void): () => void
}

const NONE: readonly Message[] = []

/** An empty store of messages. */
export function createMessageStore(): MessageStore {
  let shown: Messages = new Map()
  const listeners = new Map<Path, Set<() => void>>()
  const everywhere = new Set<() => void>()
  let isHeld = false
  let waiting: Messages | undefined

  const store: MessageStore = {
    at: (path) => shown.get(path) ?? NONE,
    all: () => shown,
    hold() {
      isHeld = true
      return () => {
        isHeld = false
        const next = waiting
        waiting = undefined
        if (next !== undefined) store.replace(next)
      }
    },
    replace(next) {
      if (isHeld) {
        waiting = next
        return
      }
      const before = shown
      const merged = new Map<Path, readonly Message[]>()
      for (const [path, messages] of next) {
        const old = before.get(path)
        merged.set(path, old !== undefined && sameMessages(old, messages) ? old : messages)
      }
      const changed = [...new Set([...before.keys(), ...merged.keys()])].filter(
        (path) => before.get(path) !== merged.get(path),
      )
      if (changed.length === 0) return
      shown = merged
      for (const path of changed) for (const heard of [...(listeners.get(path) ?? [])]) heard()
      for (const heard of [...everywhere]) heard()
    },
    listen(path, heard) {
      const set = listeners.get(path) ?? new Set()
      listeners.set(path, set)
      set.add(heard)
      return () => {
        set.delete(heard)
      }
    },
    listenAll(heard) {
      everywhere.add(heard)
      return () => {
        everywhere.delete(heard)
      }
    },
  }
  return store
}

/** What stands by paths after the row `index` of a list was taken out: its own goes, that of later rows moves up. */
export function withoutRow<Value>(paths: ReadonlyMap<Path, Value>, list: Path, index: number): Map<Path, Value> {
  return movedRows(paths, list, (row) => (row === index ? undefined : row > index ? row - 1 : row))
}

/** What stands by paths after a row was put in as row `index` of a list: that of later rows moves down. */
export function withRow<Value>(paths: ReadonlyMap<Path, Value>, list: Path, index: number): Map<Path, Value> {
  return movedRows(paths, list, (row) => (row >= index ? row + 1 : row))
}

function movedRows<Value>(
  paths: ReadonlyMap<Path, Value>,
  list: Path,
  placeOf: (row: number) => number | undefined,
): Map<Path, Value> {
  const moved = new Map<Path, Value>()
  for (const [path, ofPath] of paths) {
    if (path === list || !isWithin(path, list)) {
      moved.set(path, ofPath)
      continue
    }
    const [row = '', ...rest] = path.slice(list.length + 1).split('.')
    const place = placeOf(Number(row))
    if (place !== undefined) moved.set([list, String(place), ...rest].join('.'), ofPath)
  }
  return moved
}

function sameMessages(left: readonly Message[], right: readonly Message[]): boolean {
  return left.length === right.length && JSON.stringify(left) === JSON.stringify(right)
}
