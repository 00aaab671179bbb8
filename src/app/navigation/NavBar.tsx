import Box from '@mui/material/Box'
import { useT } from '../portal/portal.ts'
import { useScene } from '../portal/scene.ts'
import { openNavigation } from './open.ts'
import { NavigationButton } from './NavigationButton.tsx'

/** The second bar: the entries of the navigation that are open to the user. On a narrow screen the menu has them. */
export function NavBar() {
  const t = useT()
  const { boot, roots } = useScene()
  const entries = openNavigation(boot, roots)
  if (entries.length === 0) return null
  return (
    <Box
      component="nav"
      aria-label={t('shell.mainNavigation')}
      sx={{
        display: { xs: 'none', md: 'flex' },
        alignItems: 'stretch',
        gap: { md: 0.5, lg: 1 },
        minHeight: 48,
        px: { md: 2, lg: 3 },
        bgcolor: 'secondary.main',
        color: 'secondary.contrastText',
        boxShadow: '0 2px 8px rgba(10, 30, 45, .18)',
        '& a': { whiteSpace: 'nowrap' },
        '& a.link': {
          borderRadius: 0,
          px: { md: 1.25, lg: 2 },
          // Where there is little room the words are enough.
          '& .MuiButton-startIcon': { display: { md: 'none', lg: 'inherit' } },
          borderBottom: '3px solid transparent',
          borderTop: '3px solid transparent',
          '&:hover': { bgcolor: 'rgba(255, 255, 255, .1)' },
        },
        '& a.link[aria-current]': { borderBottomColor: 'currentcolor', bgcolor: 'rgba(255, 255, 255, .12)' },
      }}
    >
      {entries
        .filter(({ style }) => style === 'link')
        .map((entry) => (
          <NavigationButton key={entry.id} entry={entry} className="link" color="inherit" />
        ))}
      <Box sx={{ flex: 1 }} />
      {entries
        .filter(({ style }) => style === 'button')
        .map((entry) => (
          <Box key={entry.id} sx={{ display: 'flex', alignItems: 'center' }}>
            <NavigationButton entry={entry} variant="outlined" color="inherit" size="small" />
          </Box>
        ))}
    </Box>
  )
}
