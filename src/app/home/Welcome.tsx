import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { NavigationButton } from '../navigation/NavigationButton.tsx'
import { useT } from '../portal/portal.ts'
import { useScene } from '../portal/scene.ts'
import { openNavigation, openTracking } from '../navigation/open.ts'
import { TrackingForm } from '../tracking/TrackingForm.tsx'

/** The head of the start page: a welcome, a track-a-shipment input, and what the user may begin (specification of the frame, §2). */
export function HomePage() {
  const t = useT()
  const { boot, session, roots } = useScene()
  const buttons = openNavigation(boot, roots).filter(({ style }) => style === 'button')
  const tracking = openTracking(boot, roots)
  // No box and nothing filled: it steps back behind what needs a person. At 1024 pixels all three stand on one line.
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'flex-end',
        columnGap: { xs: 3, lg: 4 },
        rowGap: 2,
        pb: { xs: 1, md: 0.5 },
      }}
    >
      <Box sx={{ flex: '1 1 290px', alignSelf: 'center', overflowWrap: 'anywhere' }}>
        <Typography component="h1" variant="h1">
          {t('home.welcome', { name: session.userName })}
        </Typography>
        {(tracking !== undefined || buttons.length > 0) && (
          <Typography sx={{ color: 'text.secondary' }}>{t('home.lead')}</Typography>
        )}
      </Box>
      {tracking && (
        <Box sx={{ flex: '2 1 290px', maxWidth: 560, displayPrint: 'none' }}>
          <Typography component="h2" variant="subtitle2" sx={{ mb: 0.75 }}>
            {t('tracking.title')}
          </Typography>
          <TrackingForm tracking={tracking} large />
        </Box>
      )}
      {buttons.length > 0 && (
        <Box
          sx={{
            display: 'flex',
            displayPrint: 'none',
            flexWrap: 'wrap',
            flex: { xs: '1 1 100%', sm: '0 0 auto' },
            gap: 1.25,
            '& > *': { flex: { xs: '1 1 0', sm: 'none' } },
            '& > .MuiButton-root': { px: { sm: 1.5, lg: 2.625 } },
            // On a phone they stand beside each other, and leave the screen to what comes.
            '& .MuiButton-startIcon': { display: { xs: 'none', sm: 'inherit' } },
          }}
        >
          {buttons.map((entry) => (
            <NavigationButton key={entry.id} entry={entry} label={entry.homeLabel} size="large" variant="outlined" />
          ))}
        </Box>
      )}
    </Box>
  )
}
