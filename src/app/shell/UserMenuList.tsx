import Box from '@mui/material/Box'
import Divider from '@mui/material/Divider'
import ListItemIcon from '@mui/material/ListItemIcon'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useAtom } from 'jotai/react'
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
import { outside } from '../navigation/link.ts'
import { openUserMenu } from '../navigation/open.ts'
import { MODE_CHOICES, keepMode, modeChoiceAtom } from '../theme/mode.ts'
import type { ModeChoice } from '../theme/mode.ts'

interface Props {
  /** What the list hangs below while it is open. */
  anchor: HTMLElement | null
  choose(entry: UserMenuModel): void
  onClose(): void
}

/** The list of the user menu: address, languages, light or dark, and the entries of the portal's file that are open to the user. */
export function UserMenuList({ anchor, choose, onClose }: Props) {
  const portal = usePortal()
  const t = useT()
  const { boot, session, roots } = useScene()
  const languages = boot.languages.offered
  const [mode, setMode] = useAtom(modeChoiceAtom)
  return (
    <Menu
      disablePortal
      anchorEl={anchor}
      open={anchor !== null}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      // In a low window it lies over the bar: its last entry signs out, and is looked for.
      slotProps={{ paper: { sx: { maxHeight: 'calc(100% - 32px)' } } }}
    >
      <Box component="li" role="presentation" sx={{ px: 2, pt: 0.5, maxWidth: 280 }}>
        <Box sx={{ fontWeight: 600 }}>{session.userName}</Box>
        {[session.email, session.address].filter(Boolean).map((line) => (
          <Box key={line} sx={{ color: 'text.secondary', typography: 'body2', overflowWrap: 'anywhere' }}>
            {line}
          </Box>
        ))}
      </Box>
      <Divider role="presentation" component="li" sx={{ my: 1 }} />
      {languages.length > 1 && languageItems(languages, portal, t, onClose)}
      {languages.length > 1 && <Divider role="presentation" component="li" />}
      {modeItems(mode, t, (choice) => {
        onClose()
        setMode(choice)
        keepMode(choice)
      })}
      <Divider role="presentation" component="li" />
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
  if (href !== undefined) return outside(href)
  const path = boot.routes.find(({ id }) => id === route)?.path
  return path === undefined ? {} : { component: Link, to: path }
}

/** The languages that the tenant offers. */
function languageItems(languages: readonly string[], portal: Portal, t: Translate, onChosen: () => void) {
  return choiceItems(t('shell.language'), {
    offered: languages,
    chosen: portal.texts.language,
    nameOf: languageName,
    spoken: true,
    choose: (language) => {
      onChosen()
      void showLanguage(portal, language, true)
    },
  })
}

const MODE_LABELS = { system: 'shell.modeSystem', light: 'shell.modeLight', dark: 'shell.modeDark' } as const

/** Light, dark, or as the system has it. */
function modeItems(chosen: ModeChoice, t: Translate, choose: (mode: ModeChoice) => void) {
  return choiceItems(t('shell.mode'), { offered: MODE_CHOICES, chosen, nameOf: (mode) => t(MODE_LABELS[mode]), choose })
}

interface Choice<Of extends string> {
  offered: readonly Of[]
  chosen: string
  nameOf(each: Of): string
  /** Each is a language, and named in it. */
  spoken?: boolean
  choose(each: Of): void
}

/** One of several, the one chosen checked. A menu moves the focus among its own children: these are a list of them. */
function choiceItems<Of extends string>(
  heading: string,
  { offered, chosen, nameOf, spoken = false, choose }: Choice<Of>,
) {
  return [
    <ListSubheader key={heading} role="presentation" disableSticky sx={{ lineHeight: '32px', bgcolor: 'inherit' }}>
      {heading}
    </ListSubheader>,
    ...offered.map((each) => (
      <MenuItem
        key={each}
        role="menuitemradio"
        {...(spoken && { lang: each })}
        aria-checked={chosen === each}
        onClick={() => choose(each)}
      >
        <ListItemIcon>{chosen === each && <Check fontSize="small" />}</ListItemIcon>
        {nameOf(each)}
      </MenuItem>
    )),
  ]
}
