import { useState } from 'react'
import AccountCircle from '@mui/icons-material/AccountCircle'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Divider from '@mui/material/Divider'
import ListItemIcon from '@mui/material/ListItemIcon'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { Link } from 'react-router-dom'
import type { TenantBoot, UserMenuModel } from '../../config/index.ts'
import { AboutDialog } from '../dialogs/AboutDialog.tsx'
import { signOutAsking } from '../drafts/sign-out.ts'
import { Icon } from '../../render/index.ts'
import { ChangePassword } from '../password/ChangePassword.tsx'
import { usePortal, useT } from '../portal.ts'
import { openUserMenu } from '../session/access.ts'
import { languageItems } from './language-items.tsx'
import { useScene } from './scene.ts'

type Does = NonNullable<UserMenuModel['does']>

/** Who is signed in: address, languages, and the entries of the portal's file that are open to the user (specification of the frame, §2). */
export function UserMenu() {
  const portal = usePortal()
  const t = useT()
  const { boot, session, roots } = useScene()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [dialog, setDialog] = useState<Does | null>(null)
  const languages = boot.languages.offered
  const close = (): void => {
    setAnchor(null)
  }
  const closeDialog = (): void => {
    setDialog(null)
  }
  const choose = ({ does }: UserMenuModel): void => {
    close()
    if (does === 'signOut') void signOutAsking(portal, t)
    else if (does !== undefined) setDialog(does)
  }
  return (
    <>
      <Button
        color="inherit"
        startIcon={<AccountCircle />}
        aria-label={t('shell.userMenu', { name: session.userName })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => {
          setAnchor(event.currentTarget)
        }}
        sx={{ minHeight: 44, minWidth: 44, flexShrink: 0, color: 'text.primary', '& .name': { display: { xs: 'none', md: 'block' }, maxWidth: { md: 150, lg: 240 }, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }, '& .MuiButton-startIcon': { mr: { xs: 0, md: 1 } } }}
      >
        <span className="name">{session.userName}</span>
      </Button>
      <Menu
        disablePortal
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      >
        <Box component="li" role="presentation" sx={{ px: 2, py: 1, maxWidth: 280 }}>
          <Box sx={{ fontWeight: 600 }}>{session.userName}</Box>
          {[session.email, session.address].filter(Boolean).map((line) => (
            <Box key={line} sx={{ color: 'text.secondary', fontSize: '.85rem', overflowWrap: 'anywhere' }}>
              {line}
            </Box>
          ))}
        </Box>
        <Divider role="presentation" component="li" />
        {languages.length > 1 && languageItems({ languages, portal, t, onChosen: close })}
        {languages.length > 1 && <Divider role="presentation" component="li" />}
        {openUserMenu(boot, roots).map((entry) => (
          <MenuItem key={entry.id} {...leadsTo(entry, boot)} onClick={() => choose(entry)}>
            <ListItemIcon>
              <Icon name={entry.icon} fontSize="small" />
            </ListItemIcon>
            {t(entry.label)}
          </MenuItem>
        ))}
      </Menu>
      {dialog === 'about' && <AboutDialog boot={boot} onClose={closeDialog} />}
      {dialog === 'changePassword' && <ChangePassword onClose={closeDialog} />}
    </>
  )
}

/** What makes an entry a link: to a route of the shell, or to an address outside of it. */
function leadsTo({ route, href }: UserMenuModel, boot: TenantBoot) {
  if (href !== undefined) return { component: 'a', href }
  const path = boot.routes.find(({ id }) => id === route)?.path
  return path === undefined ? {} : { component: Link, to: path }
}
