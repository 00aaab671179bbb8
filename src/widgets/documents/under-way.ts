import { useCallback, useSyncExternalStore } from 'react'
import type { Scope } from '../../config/index.ts'

/** Saves under way on a screen, and who hears of them. */
interface UnderWay {
  count: number
  listeners: Set<() => void>
}

const screens = new WeakMap<Scope, UnderWay>()

/**
 * Whether documents are being saved by any part of a screen, and what tells the parts that one begins (1) or ends (-1): several may show the same
 * documents, and what one sends is not to be sent by another before it is known what became of it.
 */
export function useUnderWay(scope: Scope): [isUnderWay: boolean, tell: (more: 1 | -1) => void] {
  const subscribe = useCallback(
    (heard: () => void) => {
      const { listeners } = underWayOn(scope)
      listeners.add(heard)
      return () => void listeners.delete(heard)
    },
    [scope],
  )
  const tell = useCallback(
    (more: 1 | -1) => {
      const screen = underWayOn(scope)
      screen.count += more
      for (const heard of screen.listeners) heard()
    },
    [scope],
  )
  return [useSyncExternalStore(subscribe, () => underWayOn(scope).count > 0), tell]
}

function underWayOn(scope: Scope): UnderWay {
  const known = screens.get(scope) ?? { count: 0, listeners: new Set() }
  screens.set(scope, known)
  return known
}
