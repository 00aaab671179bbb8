import HomeIcon from '@mui/icons-material/HomeOutlined'
import Box from '@mui/material/Box'
import Drawer from '@mui/material/Drawer'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import ListItemButton from '@mui/material/ListItemButton'
import ListItemIcon from '@mui/material/ListItemIcon'
import ListItemText from '@mui/material/ListItemText'
import { Link, useLocation } from 'react-router-dom'
import type { NavigationModel } from '../../config/index.ts'
import { Icon } from '../../render/index.ts'
import { useT } from '../portal/portal.ts'
import { useScene } from '../portal/scene.ts'
import { Logo } from '../theme/Logo.tsx'
import { openNavigation } from './open.ts'
import { linkOf, outside } from './link.ts'

/** The navigation on a narrow screen, with Home. */
export function MobileMenu({ open, onClose }: { open: boolean; onClose(): void }) {
  const t = useT()
  const { boot, roots } = useScene()
  const { pathname } = useLocation()
  return (
    // No longer a modal as soon as it closes: one that its entry opens meanwhile would stay hidden from assistive technology.
    <Drawer
      anchor="left"
      open={open}
      onClose={onClose}
      slotProps={{ root: { closeAfterTransition: false }, paper: { 'aria-label': t('shell.menu') } }}
    >
      <Box component="nav" aria-label={t('shell.mainNavigation')} sx={{ width: 280 }}>
        <Box sx={{ px: 2, py: 2, borderBottom: 1, borderColor: 'divider' }}>
          <Logo boot={boot} alt="" size={{ height: { xs: 28 } }} />
        </Box>
        <List>
          <ListItem disablePadding>
            <ListItemButton
              component={Link}
              to="/"
              onClick={onClose}
              {...current(pathname === '/')}
              sx={{ minHeight: 48 }}
            >
              <ListItemIcon>
                <HomeIcon />
              </ListItemIcon>
              <ListItemText primary={t('shell.home')} />
            </ListItemButton>
          </ListItem>
          {openNavigation(boot, roots).map((entry) => (
            <MenuEntry key={entry.id} entry={entry} onClose={onClose} />
          ))}
        </List>
      </Box>
    </Drawer>
  )
}

function MenuEntry({ entry, onClose }: { entry: NavigationModel; onClose(): void }) {
  const t = useT()
  const { boot } = useScene()
  const { to, state, isHere } = linkOf(entry, boot, useLocation())
  return (
    <ListItem disablePadding>
      <ListItemButton
        {...(entry.href === undefined ? { component: Link, to, state } : outside(entry.href))}
        onClick={onClose}
        {...current(isHere)}
        sx={{ minHeight: 48 }}
      >
        <ListItemIcon>
          <Icon name={entry.icon} />
        </ListItemIcon>
        <ListItemText primary={t(entry.label)} />
      </ListItemButton>
    </ListItem>
  )
}

/** Marks the page one is on, for the eye and for assistive technology. */
function current(isHere: boolean) {
  return isHere ? { selected: true, 'aria-current': 'page' as const } : {}
}
