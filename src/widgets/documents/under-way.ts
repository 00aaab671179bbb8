import { useCallback, useSyncExternalStore } from 'react'
import type { Scope } from '../../config/index.ts'

/** Saves under way on a screen, and who hears of them. */
interface UnderWay {
  count: number
  listeners: Set<() => void>
}

const screens = new WeakMap<Scope, UnderWay>()

/**
 * Whether any part of a screen is saving documents, and what a part calls when a save begins (1) or ends (-1). Several parts may show the
 * same documents: one must not send what another is still sending.
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
