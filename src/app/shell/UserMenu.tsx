import { useState } from 'react'
import AccountCircle from '@mui/icons-material/AccountCircle'
import Check from '@mui/icons-material/Check'
import InfoOutlined from '@mui/icons-material/InfoOutlined'
import Logout from '@mui/icons-material/Logout'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Divider from '@mui/material/Divider'
import ListItemIcon from '@mui/material/ListItemIcon'
import ListSubheader from '@mui/material/ListSubheader'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { AboutDialog } from '../dialogs/AboutDialog.tsx'
import { languageName } from '../i18n/language.ts'
import { showLanguage } from '../i18n/show.ts'
import { usePortal, useT } from '../portal.ts'
import { useScene } from './scene.ts'

/** Who is signed in: address, language, About, Logout (specification of the frame, §2). */
export function UserMenu() {
  const portal = usePortal()
  const t = useT()
  const { boot, session } = useScene()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [about, setAbout] = useState(false)
  const { offered } = boot.languages
  const close = (): void => {
    setAnchor(null)
  }
  const choose = (act: () => unknown) => () => {
    close()
    act()
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
        sx={{ minHeight: 44, color: 'text.primary', '& .name': { display: { xs: 'none', sm: 'inline' } } }}
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
        {offered.length > 1 && (
          <ListSubheader role="presentation" sx={{ lineHeight: '32px' }}>
            {t('shell.language')}
          </ListSubheader>
        )}
        {offered.length > 1 &&
          offered.map((language) => (
            <MenuItem
              key={language}
              role="menuitemradio"
              lang={language}
              aria-checked={portal.texts.language === language}
              onClick={choose(() => showLanguage(portal, language, true))}
            >
              <ListItemIcon>{portal.texts.language === language && <Check fontSize="small" />}</ListItemIcon>
              {languageName(language)}
            </MenuItem>
          ))}
        <Divider role="presentation" component="li" />
        <MenuItem
          onClick={choose(() => {
            setAbout(true)
          })}
        >
          <ListItemIcon>
            <InfoOutlined fontSize="small" />
          </ListItemIcon>
          {t('user.about')}
        </MenuItem>
        <MenuItem onClick={choose(portal.signOut)}>
          <ListItemIcon>
            <Logout fontSize="small" />
          </ListItemIcon>
          {t('user.logout')}
        </MenuItem>
      </Menu>
      {about && (
        <AboutDialog
          boot={boot}
          onClose={() => {
            setAbout(false)
          }}
        />
      )}
    </>
  )
}
