import { useEffect, useRef, useState } from 'react'
import type { TenantBoot } from '../../config/index.ts'
import { LateDialog } from '../dialogs/LateDialog.tsx'
import { usePortal } from '../portal.ts'
import { loadIdleWarning } from '../shell/overlays.ts'
import type { AccessRoots } from './access.ts'
import type { IdleState, IdleWatch } from './idle.ts'
import { watchIdle } from './idle.ts'
import { isStillHere } from './still-here.ts'

interface Props {
  boot: TenantBoot
  /** Who is signed in, as the call that asks whether the session still holds may read it. */
  roots: AccessRoots
}

/** Warns who has not clicked for long, and signs out who does not answer. Clicks in any tab of the sign-in count. */
export function IdleGuard({ boot, roots }: Props) {
  const portal = usePortal()
  const [state, setState] = useState<IdleState>({ kind: 'active' })
  const watch = useRef<IdleWatch>(null)
  const { idle } = boot

  useEffect(() => {
    const watching = watchIdle({
      times: idle,
      storage: window.sessionStorage,
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
