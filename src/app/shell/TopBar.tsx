import MenuIcon from '@mui/icons-material/Menu'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { Link, useLocation } from 'react-router-dom'
import HelpOutlined from '@mui/icons-material/HelpOutlined'
import { helpAddress } from '../address/place.ts'
import { LateDialog } from '../dialogs/LateDialog.tsx'
import { useT, usePortal } from '../portal/portal.ts'
import { useScene } from '../portal/scene.ts'
import { openTracking } from '../navigation/open.ts'
import { tenantFile } from '../tenant/files.ts'
import { SHELL_WIDE } from '../theme/theme.ts'
import { TrackingForm } from '../tracking/TrackingForm.tsx'
import { loadMobileMenu } from './overlays.ts'
import { useOpening } from './use-opening.ts'
import { UserMenu } from './UserMenu.tsx'

/** Logo (leads home), title, tracking, help, user menu; on a narrow screen the menu instead of the second bar. */
export function TopBar() {
  const t = useT()
  const { boot, roots } = useScene()
  const tracking = openTracking(boot, roots)
  const menu = useOpening('dialog', loadMobileMenu)
  const logo = tenantFile(boot.url, boot.theme.logo)
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: { xs: 1, md: 2 },
        height: 64,
        px: { xs: 1, md: 3 },
        bgcolor: 'background.paper',
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <IconButton
        aria-label={t('shell.menu')}
        {...menu.opener}
        sx={{ [`@media (min-width: ${String(SHELL_WIDE)}px)`]: { display: 'none' } }}
      >
        <MenuIcon />
      </IconButton>
      <Box
        component={Link}
        to="/"
        aria-label={t('shell.logoHome', { name: boot.name })}
        sx={{
          display: 'flex',
          alignItems: 'center',
          minHeight: 44,
          color: 'text.primary',
          fontWeight: 700,
          textDecoration: 'none',
          borderRadius: 1,
        }}
      >
        {logo === null ? (
          boot.name
        ) : (
          <Box component="img" src={logo} alt="" sx={{ height: { xs: 32, md: 38 }, maxWidth: 190, display: 'block' }} />
        )}
      </Box>
      <Box
        component="p"
        sx={{
          m: 0,
          pl: 2,
          borderLeft: 1,
          borderColor: 'divider',
          color: 'text.secondary',
          fontWeight: 600,
          fontSize: '1.02rem',
          whiteSpace: 'nowrap',
          display: { xs: 'none', sm: 'block' },
        }}
      >
        {t('app.title')}
      </Box>
      <Box sx={{ flex: 1, minWidth: 0, display: 'flex', justifyContent: 'flex-end' }}>
        {tracking && (
          <Box sx={{ width: '100%', minWidth: 280, maxWidth: 460, display: { xs: 'none', md: 'block' } }}>
            <TrackingForm tracking={tracking} />
          </Box>
        )}
      </Box>
      <HelpLink />
      <UserMenu />
      {menu.isDrawn && (
        <LateDialog load={loadMobileMenu} props={{ open: menu.isOpen, onClose: menu.close }} onClose={menu.close} />
      )}
    </Box>
  )
}

/** The help icon of the top bar: the page that explains the route, else the start page of the help. */
function HelpLink() {
  const t = useT()
  const { texts } = usePortal()
  const { boot } = useScene()
  const { pathname } = useLocation()
  const page = boot.routes.find(({ path }) => path === pathname)?.help ?? 'landing'
  return (
    <IconButton
      component="a"
      href={helpAddress(boot.url, texts.language, page)}
      target="_blank"
      rel="noopener"
      aria-label={t('shell.help')}
      title={t('shell.help')}
    >
      <HelpOutlined />
    </IconButton>
  )
}
