import Box from '@mui/material/Box'
import { useT } from '../portal/portal.ts'
import { useScene } from '../portal/scene.ts'
import { openNavigation } from './open.ts'
import { NavigationButton } from './NavigationButton.tsx'

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
      sx={{
        display: { xs: 'none', md: 'flex' },
        alignItems: 'stretch',
        minHeight: 48,
        px: { md: 1, lg: 2 },
        bgcolor: 'background.paper',
        borderBottom: 1,
        borderColor: 'divider',
        '& a': { whiteSpace: 'nowrap' },
        '& a.link': {
          borderRadius: 0,
          px: 1,
          // An icon stands nearer to its own words than to those before it.
          '@media (min-width: 1360px)': { px: 1.5 },
          color: 'text.secondary',
          fontWeight: 500,
          // Where there is little room the words are enough.
          '& .MuiButton-startIcon': {
            display: { md: 'none', lg: 'inherit' },
            mr: 0.75,
            '& > svg': { width: 18, height: 18 },
          },
          '&:hover': { color: 'text.primary' },
        },
        '& a.link[aria-current]': {
          color: 'text.primary',
          fontWeight: 600,
          boxShadow: ({ palette }) => `inset 0 -3px ${palette.primary.main}`,
          '& .MuiButton-startIcon': { color: 'primary.main' },
        },
      }}
    >
      {entries
        .filter(({ style }) => style === 'link')
        .map((entry) => (
          <NavigationButton key={entry.id} entry={entry} className="link" color="inherit" />
        ))}
      <Box sx={{ flex: 1 }} />
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, pr: 1 }}>
        {entries
          .filter(({ style }) => style === 'button')
          .map((entry) => (
            <NavigationButton key={entry.id} entry={entry} variant="outlined" size="small" />
          ))}
      </Box>
    </Box>
  )
}
