import Box from '@mui/material/Box'
import { useT } from '../portal/portal.ts'
import { useScene } from '../portal/scene.ts'
import { openNavigation } from './open.ts'
import { NavigationButton } from './NavigationButton.tsx'

/** Where all entries have some room around them, where signs before them, and where they have more room. */
const CLOSE = '@media (min-width: 1024px)'
const SIGNS = '@media (min-width: 1240px)'
const WIDE = '@media (min-width: 1360px)'

/** Words begin where those of the page do; of a language with long ones the last entries go on below. */
const LINKS = {
  flex: 1,
  minWidth: 0,
  display: 'flex',
  flexWrap: 'wrap',
  ml: -0.375,
  [CLOSE]: { ml: -0.875 },
  [WIDE]: { ml: -1.5 },
} as const

/** The second bar: the entries of the navigation that are open to the user, the current one underlined. On a narrow screen the menu has them. */
export function NavBar() {
  const t = useT()
  const { boot, roots } = useScene()
  const entries = openNavigation(boot, roots)
  if (entries.length === 0) return null
  return (
    <Box
      component="nav"
      aria-label={t('shell.mainNavigation')}
      data-entry="navigation"
      sx={{
        display: { xs: 'none', md: 'flex' },
        alignItems: 'stretch',
        minHeight: 48,
        px: 3,
        bgcolor: 'background.paper',
        borderBottom: 1,
        borderColor: 'divider',
        '& a': { whiteSpace: 'nowrap' },
        '& a.link': {
          borderRadius: 0,
          minWidth: 0,
          minHeight: 47,
          px: 0.375,
          [CLOSE]: { px: 0.875 },
          // An icon stands nearer to its own words than to those before it.
          [WIDE]: { px: 1.5 },
          color: 'text.secondary',
          fontWeight: 500,
          // Where there is little room the words are enough.
          '& .MuiButton-startIcon': {
            display: 'none',
            [SIGNS]: { display: 'inherit' },
            mr: 0.75,
            '& > svg': { width: 18, height: 18 },
          },
          '&:hover': { color: 'text.primary' },
        },
        '& a.link:first-of-type .MuiButton-startIcon': { ml: 0 },
        '& a.act .MuiButton-startIcon': { display: 'none', [SIGNS]: { display: 'inherit' } },
        '& a.link[aria-current]': {
          color: 'text.primary',
          fontWeight: 600,
          boxShadow: ({ palette }) => `inset 0 -3px ${palette.primary.main}`,
          '& .MuiButton-startIcon': { color: 'primary.main' },
        },
      }}
    >
      <Box sx={LINKS}>
        {entries
          .filter(({ style }) => style === 'link')
          .map((entry) => (
            <NavigationButton key={entry.id} data-entry={entry.id} entry={entry} className="link" color="inherit" />
          ))}
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, pl: 1 }}>
        {entries
          .filter(({ style }) => style === 'button')
          .map((entry, index, { length }) => (
            <NavigationButton
              key={entry.id}
              data-entry={entry.id}
              entry={entry}
              className="act"
              // The last of them is what most people come for.
              variant={index === length - 1 ? 'contained' : 'outlined'}
              size="small"
            />
          ))}
      </Box>
    </Box>
  )
}
