import { createContext, useCallback, useContext, useMemo } from 'react'
import { useAtomValue } from 'jotai/react'
import type { TenantBoot } from '../../config/index.ts'
import { accessRoots } from '../session/access.ts'
import type { AccessRoots } from '../session/access.ts'
import type { Session } from '../session/session.ts'
import { usePortal } from './portal.ts'
import { sessionAtom } from './state.ts'

/** What the shell is drawn for: the tenant, known whole, and the user. */
export interface ShellScene {
  boot: TenantBoot
  session: Session
  /** Roots of access conditions. */
  roots: AccessRoots
}

export const ShellContext = createContext<ShellScene | null>(null)

/** The scene of the signed-in shell; null in the moment after the session has ended. */
export function useNewScene(boot: TenantBoot): ShellScene | null {
  const session = useAtomValue(sessionAtom)
  const { id, url, flavour, accessLevels, trackingLinks } = boot
  // Other files of the tenant, in the studio's frame, are no other user: what conditions know stays the same.
  const roots = useMemo(
    () => accessRoots({ id, url, flavour, accessLevels, trackingLinks }, session),
    [id, url, flavour, accessLevels, trackingLinks, session],
  )
  return useMemo(() => session && { boot, session, roots }, [boot, session, roots])
}

/** The scene of the shell; a bug outside of it. */
export function useScene(): ShellScene {
  const scene = useContext(ShellContext)
  if (scene === null) throw new Error('useScene outside the shell')
  return scene
}

/**
 * Whether the session that the shell is drawn for still lasts, to be asked later: what is under way when it ends says, asks and
 * changes nothing before whoever signs in next. The same function as long as it does.
 */
export function useLasts(): () => boolean {
  const { store } = usePortal()
  const { id } = useScene().session
  return useCallback(() => store.get(sessionAtom)?.id === id, [store, id])
}
