import { useEffect, useRef, useState } from 'react'
import { getAt, resolveCall } from '../../config/index.ts'
import type { TenantBoot } from '../../config/index.ts'
import { callOperation } from '../../render/source.ts'
import type { DataPort } from '../../render/source.ts'
import { LateDialog } from '../dialogs/LateDialog.tsx'
import { usePortal } from '../portal/portal.ts'
import { scopeOf } from '../session/access.ts'
import type { AccessRoots } from '../session/access.ts'
import { watchIdle } from './idle.ts'
import type { IdleState, IdleWatch } from './idle.ts'
import { tabStorage } from '../session/storages.ts'

/** The warning's code, loaded when it is needed. */
export const loadIdleWarning = () => import('./IdleDialog.tsx').then(({ IdleDialog }) => IdleDialog)

interface Props {
  boot: TenantBoot
  /** Who is signed in, as the call that asks whether the session still holds may read it. */
  roots: AccessRoots
}

/** Warns users who have not clicked for long, and signs them out if they do not answer. Clicks in any tab of the sign-in count. */
export function IdleGuard({ boot, roots }: Props) {
  const portal = usePortal()
  const [state, setState] = useState<IdleState>({ kind: 'active' })
  const watch = useRef<IdleWatch>(null)
  const { idle } = boot

  useEffect(() => {
    const watching = watchIdle({
      times: idle,
      storage: tabStorage(),
      tell: portal.tabs.tellActive,
      onState: setState,
      onEnd: () => void portal.signOut('expired'),
    })
    watch.current = watching
    const stopHearing = portal.onActive(watching.heard)
    document.addEventListener('click', watching.click, true)
    document.addEventListener('visibilitychange', watching.look)
    window.addEventListener('focus', watching.look)
    return () => {
      stopHearing()
      watching.stop()
      document.removeEventListener('click', watching.click, true)
      document.removeEventListener('visibilitychange', watching.look)
      window.removeEventListener('focus', watching.look)
    }
  }, [portal, idle])

  if (state.kind === 'active') return null
  const stay = async (): Promise<boolean> => {
    const stays = await isStillHere(portal.gateway, boot.stay, roots)
    if (stays) watch.current?.stay()
    return stays
  }
  return (
    <LateDialog
      load={loadIdleWarning}
      props={{ leftMs: state.leftMs, onStay: stay, onLogout: () => void portal.signOut() }}
    />
  )
}

/**
 * Asks the gateway whether the session still holds, by the call that portal.json names for it: it must work, and where a
 * count is named there must be at least one record (specification of the frame, §4).
 */
export async function isStillHere(gateway: DataPort, stay: TenantBoot['stay'], roots: AccessRoots): Promise<boolean> {
  if (stay === undefined) return true
  const answer = await callOperation(gateway, stay.operation, resolveCall(stay, scopeOf(roots)))
  if (!answer.ok) return false
  return stay.count === undefined || Number(getAt(answer.data, stay.count)) >= 1
}
