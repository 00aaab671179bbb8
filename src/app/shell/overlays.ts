/** What opens over the page: each is loaded when it is opened or pointed at, at the latest a while after the first page came to rest. */
import { useEffect, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { expectCode } from '../../render/index.ts'
import { loadConfirmation } from '../dialogs/confirmation.ts'
import { loadNotices } from '../dialogs/NoticeHost.tsx'
import { loadIdleWarning } from '../idle/IdleGuard.tsx'
import { loadFoundRecords } from '../tracking/TrackingForm.tsx'

/** How long the first page must have asked for nothing, in milliseconds: it has the line and the processor to itself. */
const QUIET_MS = 4_000

export const loadUserMenu = () => import('./UserMenuList.tsx').then(({ UserMenuList }) => UserMenuList)
export const loadMobileMenu = () => import('../navigation/MobileMenu.tsx').then(({ MobileMenu }) => MobileMenu)
export const loadDrawers = () => import('../drawers/DrawerHost.tsx').then(({ DrawerHost }) => DrawerHost)
export const loadWaitingSaves = () => import('./WaitingSaves.tsx').then(({ WaitingSaves }) => WaitingSaves)
export const loadAbout = () => import('../dialogs/AboutDialog.tsx').then(({ AboutDialog }) => AboutDialog)
export const loadChangePassword = () =>
  import('../password/ChangePasswordDialog.tsx').then(({ ChangePasswordDialog }) => ChangePasswordDialog)
export const loadTwoStep = () => import('../two-step/TwoStepDialog.tsx').then(({ TwoStepDialog }) => TwoStepDialog)

/** What must open at once, and without a network, too. */
const NEEDED_ALWAYS = [
  loadUserMenu,
  loadMobileMenu,
  loadFoundRecords,
  loadDrawers,
  loadConfirmation,
  loadIdleWarning,
  loadNotices,
]

/** Loads what must always open, once nothing was asked of the gateway for a while; answers whether it has. */
export function useExpectedOverlays(): boolean {
  const [isQuiet, setQuiet] = useState(false)
  const queries = useQueryClient()
  useEffect(() => {
    if (isQuiet) return
    const load = () => {
      NEEDED_ALWAYS.forEach(expectCode)
      setQuiet(true)
    }
    let timer = setTimeout(load, QUIET_MS)
    const leave = queries.getQueryCache().subscribe(() => {
      if (queries.isFetching() === 0) return
      clearTimeout(timer)
      timer = setTimeout(load, QUIET_MS)
    })
    return () => {
      clearTimeout(timer)
      leave()
    }
  }, [isQuiet, queries])
  return isQuiet
}
