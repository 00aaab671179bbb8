import { useEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'
import { NavigationType, useBlocker, useLocation, useNavigate } from 'react-router-dom'
import type { DrawerModel } from '../../config/index.ts'
import { drawerIn } from '../address/drawers.ts'

/** What a drawer's content answers when it is to be left. */
export interface LeaveHandle {
  /** Asks about unsaved changes if there are any, and closes; false when the user stays. */
  requestClose(): Promise<boolean>
}

/** Whether the content is being left because the address changed: then its own closing must not change it again. */
export interface LeaveGuard {
  isLeaving(): boolean
  /** Lets the next change of the address pass without asking: the content has closed itself. */
  pass(): void
}

/**
 * Asks the open drawer's content before the address takes it away: by Back, by a link, by another drawer. Without
 * unsaved changes the content agrees at once.
 */
export function useLeaveGuard(drawers: readonly DrawerModel[], content: RefObject<LeaveHandle | null>): LeaveGuard {
  const { key } = useLocation()
  const navigate = useNavigate()
  const state = useRef<'guarding' | 'leaving' | 'passing'>('guarding')
  const blocker = useBlocker(({ currentLocation, nextLocation, historyAction }) => {
    const open = keyAt(currentLocation.search, drawers)
    const taken =
      open !== null &&
      (open !== keyAt(nextLocation.search, drawers) || currentLocation.pathname !== nextLocation.pathname)
    // While the user is asked, another Back waits for the same answer. Navigation by the content itself is let through.
    const isAsked = state.current === 'leaving' && historyAction === NavigationType.Pop
    return taken && (isAsked || state.current === 'guarding') && content.current !== null
  })

  useEffect(() => {
    state.current = 'guarding'
  }, [key])

  useEffect(() => {
    if (blocker.state === 'unblocked') state.current = 'guarding'
    if (blocker.state !== 'blocked' || state.current === 'leaving') return
    state.current = 'leaving'
    const { location, proceed, reset } = blocker
    const asked = content.current
    void (asked?.requestClose() ?? Promise.resolve(true)).then((leaves) => {
      if (isDone(leaves ? proceed : reset) || !leaves || content.current !== asked) return
      state.current = 'passing'
      void navigate(location, { state: location.state as unknown })
    })
  }, [blocker, content, navigate])

  const [guard] = useState<LeaveGuard>(() => ({
    isLeaving: () => state.current === 'leaving',
    pass: () => {
      state.current = 'passing'
    },
  }))
  return guard
}

/** Lets a blocked navigation proceed or drops it; false where the router throws, because the content has navigated by itself meanwhile and the blocked navigation is gone. */
function isDone(end: () => void): boolean {
  try {
    end()
    return true
  } catch {
    return false
  }
}

function keyAt(search: string, drawers: readonly DrawerModel[]): string | null {
  const open = drawerIn(new URLSearchParams(search), drawers)
  return open && `${open.drawer.id}/${open.record}`
}
