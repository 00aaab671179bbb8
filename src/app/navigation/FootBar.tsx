import type { ComponentProps, ReactNode } from 'react'
import HomeIcon from '@mui/icons-material/HomeOutlined'
import Search from '@mui/icons-material/Search'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import GlobalStyles from '@mui/material/GlobalStyles'
import { Link, useLocation } from 'react-router-dom'
import type { LabelId, NavigationModel, TenantBoot } from '../../config/index.ts'
import { Icon, SHELL_WIDE } from '../../render/index.ts'
import { useT } from '../portal/portal.ts'
import { useScene } from '../portal/scene.ts'
import type { AccessRoots } from '../session/access.ts'
import { linkOf } from './link.ts'
import { openNavigation } from './open.ts'

/** Height of the bar in pixels. */
export const FOOT = 60
/** How many entries stand between Home and tracking. */
const MOST = 3

type Place = NavigationModel & { phoneLabel: LabelId }

/** What the bar at the foot of a narrow screen has between Home and tracking: none, and there is no such bar. */
export function footPlaces(boot: TenantBoot, roots: AccessRoots): Place[] {
  return openNavigation(boot, roots)
    .filter((entry): entry is Place => entry.phoneLabel !== undefined && entry.href === undefined)
    .slice(0, MOST)
}

/** The main places of the portal where the thumb is, on a narrow screen; the menu has all of them. `opener`: shows the tracking form. */
export function FootBar({
  places,
  opener,
}: {
  places: readonly Place[]
  opener: ComponentProps<typeof ButtonBase> | undefined
}) {
  const t = useT()
  const { boot } = useScene()
  const here = useLocation()
  return (
    <>
      <GlobalStyles styles={ROOM} />
      <Box component="nav" aria-label={t('shell.mainPlaces')} sx={BAR}>
        <ButtonBase component={Link} to="/" sx={ENTRY} {...(here.pathname === '/' && CURRENT)}>
          <Sign icon={<HomeIcon />} words={t('shell.home')} />
        </ButtonBase>
        {places.map((place) => {
          const { to, state, isHere } = linkOf(place, boot, here)
          return (
            <ButtonBase key={place.id} component={Link} to={to} state={state} sx={ENTRY} {...(isHere && CURRENT)}>
              <Sign icon={<Icon name={place.icon} />} words={t(place.phoneLabel)} />
            </ButtonBase>
          )
        })}
        {opener !== undefined && (
          <ButtonBase aria-label={t('tracking.title')} sx={ENTRY} {...opener}>
            <Sign icon={<Search />} words={t('nav.phoneTrack')} />
          </ButtonBase>
        )}
      </Box>
    </>
  )
}

function Sign({ icon, words }: { icon: ReactNode; words: string }) {
  return (
    <>
      {icon}
      <Box
        component="span"
        sx={{ maxWidth: '100%', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
      >
        {words}
      </Box>
    </>
  )
}

const CURRENT = { 'aria-current': 'page' } as const

/** What else stands at the foot of the screen stands above the bar; so does what is scrolled to, or takes the focus. */
const ROOM = {
  [`@media screen and (max-width: ${String(SHELL_WIDE - 0.05)}px)`]: {
    ':root': { '--foot-bar': `${String(FOOT)}px`, scrollPaddingBottom: FOOT + 8 },
    '.notistack-SnackbarContainer': { marginBottom: FOOT },
  },
}

const BAR = {
  position: 'fixed',
  insetInline: 0,
  bottom: 0,
  // What hangs from the bar at the head stands before it.
  zIndex: 'mobileStepper',
  display: { xs: 'flex', md: 'none' },
  displayPrint: 'none',
  minHeight: FOOT,
  pb: 'env(safe-area-inset-bottom)',
  bgcolor: 'background.paper',
  borderTop: 1,
  borderColor: 'divider',
} as const

const ENTRY = {
  // A long name takes of the room that short ones leave: none is cut where the letters are large.
  flex: 'auto',
  minWidth: 0,
  flexDirection: 'column',
  gap: 0.25,
  typography: 'caption',
  fontWeight: 500,
  color: 'text.secondary',
  '& .MuiSvgIcon-root': { width: 24, height: 24 },
  '&[aria-current]': { color: 'primary.main', fontWeight: 600 },
  '&:focus-visible': { outline: 2, outlineColor: 'primary.main', outlineOffset: -2 },
} as const
