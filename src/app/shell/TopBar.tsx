import MenuIcon from '@mui/icons-material/Menu'
import Search from '@mui/icons-material/Search'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { Link, useLocation } from 'react-router-dom'
import HelpOutline from '@mui/icons-material/HelpOutlineOutlined'
import { SHELL_WIDE } from '../../render/index.ts'
import { helpAddress } from '../tenant/preview.ts'
import { LateDialog } from '../dialogs/LateDialog.tsx'
import { useT, usePortal } from '../portal/portal.ts'
import { useScene } from '../portal/scene.ts'
import { openTracking } from '../navigation/open.ts'
import { isAt } from '../navigation/link.ts'
import { Logo } from '../theme/Logo.tsx'
import { TrackingForm } from '../tracking/TrackingForm.tsx'
import { loadMobileMenu } from './overlays.ts'
import { useOpening } from './use-opening.ts'
import type { TrackingBelow } from './use-tracking-below.ts'
import { UserMenu } from './UserMenu.tsx'

/** Logo (leads home), title, tracking, help, user menu; on a narrow screen the menu instead of the second bar, and tracking below the others. */
export function TopBar({
  tracking: { form, isShown, opener },
  hasFoot,
}: {
  tracking: TrackingBelow
  /** The bar at the foot has the button that shows the tracking form. */
  hasFoot: boolean
}) {
  const t = useT()
  const { boot, roots } = useScene()
  const tracking = openTracking(boot, roots)
  const menu = useOpening('dialog', loadMobileMenu)
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: { xs: 'wrap', md: 'nowrap' },
        alignItems: 'center',
        gap: { xs: 0.5, sm: 1, md: 2 },
        minHeight: 60,
        px: { xs: 1, md: 3 },
        bgcolor: 'background.paper',
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <IconButton aria-label={t('shell.menu')} {...menu.opener} sx={ON_NARROW}>
        <MenuIcon />
      </IconButton>
      <Brand />
      <Box sx={{ flex: 1, display: { md: 'none' } }} />
      {tracking && !hasFoot && (
        <IconButton aria-label={t('tracking.title')} {...opener} sx={ON_NARROW}>
          <Search />
        </IconButton>
      )}
      <Box
        ref={form}
        sx={{
          order: { xs: 1, md: 0 },
          flex: { xs: '1 0 100%', md: 1 },
          minWidth: 0,
          justifyContent: 'flex-end',
          pb: { xs: 1, md: 0 },
          display: { xs: tracking && isShown ? 'flex' : 'none', md: 'flex' },
        }}
      >
        {tracking && (
          <Box sx={{ width: '100%', minWidth: 280, maxWidth: { md: 460 } }}>
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

/** What a wide screen does not need. */
const ON_NARROW = { [`@media (min-width: ${String(SHELL_WIDE)}px)`]: { display: 'none' } }

/** The tenant's logo, which leads home, and the title of the portal: beside it, on a phone below it. */
function Brand() {
  const t = useT()
  const { boot } = useScene()
  return (
    <Box
      sx={{ display: 'flex', flexDirection: { xs: 'column', sm: 'row' }, alignItems: { sm: 'center' }, minWidth: 0 }}
    >
      <Box
        component={Link}
        to="/"
        aria-label={t('shell.logoHome', { name: boot.name })}
        sx={{
          display: 'flex',
          alignItems: { xs: 'flex-end', sm: 'center' },
          minHeight: { xs: 36, sm: 44 },
          color: 'text.primary',
          fontWeight: 700,
          textDecoration: 'none',
          borderRadius: 1,
          // On a phone the title stands below, and leads home as well.
          position: 'relative',
          '&::after': { content: { xs: '""', sm: 'none' }, position: 'absolute', inset: '-4px 0 -8px' },
        }}
      >
        <Logo boot={boot} alt="" size={{ height: { xs: 26, sm: 32, md: 36 }, maxWidth: { xs: '34vw', sm: 190 } }} />
      </Box>
      <Box
        component="p"
        sx={{
          m: 0,
          ml: { sm: 2 },
          pl: { sm: 2 },
          borderLeft: { sm: 1 },
          borderColor: { sm: 'divider' },
          color: 'text.secondary',
          typography: { xs: 'caption', sm: 'h6' },
          whiteSpace: 'nowrap',
        }}
      >
        {t('app.title')}
      </Box>
    </Box>
  )
}

/** The help icon of the top bar: the page that explains the route, else the start page of the help. */
function HelpLink() {
  const t = useT()
  const { texts } = usePortal()
  const { boot } = useScene()
  const { pathname } = useLocation()
  const page = boot.routes.find(({ path }) => isAt(path, pathname))?.help ?? 'landing'
  return (
    <IconButton
      component="a"
      href={helpAddress(boot.url, texts.language, page)}
      target="_blank"
      rel="noopener"
      aria-label={t('shell.help')}
      title={t('shell.help')}
    >
      <HelpOutline />
    </IconButton>
  )
}
