import Box from '@mui/material/Box'
import Divider from '@mui/material/Divider'
import ListItemIcon from '@mui/material/ListItemIcon'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { Link } from 'react-router-dom'
import Check from '@mui/icons-material/Check'
import ListSubheader from '@mui/material/ListSubheader'
import type { TenantBoot, UserMenuModel } from '../../config/index.ts'
import { Icon } from '../../render/index.ts'
import type { Translate } from '../../render/index.ts'
import { languageName } from '../i18n/language.ts'
import { usePortal, useT } from '../portal/portal.ts'
import type { Portal } from '../portal/portal.ts'
import { useScene } from '../portal/scene.ts'
import { showLanguage } from '../portal/show-language.ts'
import { openUserMenu } from '../navigation/open.ts'

interface Props {
  /** What the list hangs below while it is open. */
  anchor: HTMLElement | null
  choose(entry: UserMenuModel): void
  onClose(): void
}

/** The list of the user menu: address, languages, and the entries of the portal's file that are open to the user. */
export function UserMenuList({ anchor, choose, onClose }: Props) {
  const portal = usePortal()
  const t = useT()
  const { boot, session, roots } = useScene()
  const languages = boot.languages.offered
  return (
    <Menu
      disablePortal
      anchorEl={anchor}
      open={anchor !== null}
      onClose={onClose}
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
      {languages.length > 1 && languageItems(languages, portal, t, onClose)}
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
  )
}

/** What makes an entry a link: to a route of the shell, or to an address outside of it. */
function leadsTo({ route, href }: UserMenuModel, boot: TenantBoot) {
  if (href !== undefined) return { component: 'a', href }
  const path = boot.routes.find(({ id }) => id === route)?.path
  return path === undefined ? {} : { component: Link, to: path }
}

/** The languages that the tenant offers, the one shown checked. A menu moves the focus among its own children: these are a list of them. */
function languageItems(languages: readonly string[], portal: Portal, t: Translate, onChosen: () => void) {
  const shown = portal.texts.language
  return [
    <ListSubheader key="languages" role="presentation" sx={{ lineHeight: '32px' }}>
      {t('shell.language')}
    </ListSubheader>,
    ...languages.map((language) => (
      <MenuItem
        key={language}
        role="menuitemradio"
        lang={language}
        aria-checked={shown === language}
        onClick={() => {
          onChosen()
          void showLanguage(portal, language, true)
        }}
      >
        <ListItemIcon>{shown === language && <Check fontSize="small" />}</ListItemIcon>
        {languageName(language)}
      </MenuItem>
    )),
  ]
}
