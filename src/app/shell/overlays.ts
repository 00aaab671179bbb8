/** What opens over the page: each is loaded when it is opened or pointed at, at the latest a while after the first page came to rest. */

export const loadUserMenu = () => import('./UserMenuList.tsx').then(({ UserMenuList }) => UserMenuList)
export const loadMobileMenu = () => import('./MobileMenu.tsx').then(({ MobileMenu }) => MobileMenu)
export const loadFoundRecords = () => import('./tracking/FoundRecords.tsx').then(({ FoundRecords }) => FoundRecords)
export const loadDrawers = () => import('../drawers/DrawerHost.tsx').then(({ DrawerHost }) => DrawerHost)
export const loadAbout = () => import('../dialogs/AboutDialog.tsx').then(({ AboutDialog }) => AboutDialog)
export const loadConfirmation = () => import('../dialogs/ConfirmDialog.tsx').then(({ ConfirmDialog }) => ConfirmDialog)
export const loadIdleWarning = () => import('../dialogs/IdleDialog.tsx').then(({ IdleDialog }) => IdleDialog)
export const loadChangePassword = () =>
  import('../password/ChangePasswordDialog.tsx').then(({ ChangePasswordDialog }) => ChangePasswordDialog)

/** What must open without a network, too. */
export const NEEDED_ALWAYS = [
  loadUserMenu,
  loadMobileMenu,
  loadFoundRecords,
  loadDrawers,
  loadConfirmation,
  loadIdleWarning,
]
