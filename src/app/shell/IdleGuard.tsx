import { useEffect, useRef, useState } from 'react'
import { IdleDialog } from '../dialogs/IdleDialog.tsx'
import { usePortal } from '../portal.ts'
import type { IdleState, IdleWatch } from '../session/idle.ts'
import { watchIdle } from '../session/idle.ts'
import { isStillHere } from '../session/still-here.ts'
import { useScene } from './scene.ts'

/** Warns who has not clicked for long, and signs out who does not answer. Clicks in any tab of the sign-in count. */
export function IdleGuard() {
  const portal = usePortal()
  const { boot, roots } = useScene()
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
  return <IdleDialog leftMs={state.leftMs} onStay={stay} onLogout={() => void portal.signOut()} />
}
