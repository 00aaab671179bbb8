import MenuIcon from '@mui/icons-material/Menu'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { Link } from 'react-router-dom'
import { tenantFile } from '../boot/files.ts'
import { LateDialog } from '../dialogs/LateDialog.tsx'
import { useT } from '../portal.ts'
import { openTracking } from '../session/access.ts'
import { SHELL_WIDE } from '../theme/theme.ts'
import { HelpLink } from './HelpLink.tsx'
import { loadMobileMenu } from './overlays.ts'
import { TrackingForm } from './tracking/TrackingForm.tsx'
import { UserMenu } from './UserMenu.tsx'
import { useScene } from './scene.ts'
import { useOpening } from './use-opening.ts'

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
