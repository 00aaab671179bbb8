import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useT } from '../portal.ts'
import { openNavigation, openTracking } from '../session/access.ts'
import { NavigationButton } from '../shell/NavigationButton.tsx'
import { useScene } from '../shell/scene.ts'
import { TrackingForm } from '../shell/tracking/TrackingForm.tsx'

/** The start page: a welcome, a track-a-shipment input, and what the user may do (specification of the frame, §2). */
export function HomePage() {
  const t = useT()
  const { boot, session, roots } = useScene()
  const entries = openNavigation(boot, roots)
  const tracking = openTracking(boot, roots)
  return (
    <Box sx={{ maxWidth: 880, mx: 'auto', pt: { xs: 3, md: 7 } }}>
      <Box sx={{ bgcolor: 'background.paper', border: 1, borderColor: 'divider', borderRadius: '16px', overflow: 'hidden' }}>
        <Box
          aria-hidden
          sx={{
            height: 8,
            backgroundImage: ({ palette }) => `linear-gradient(90deg, ${palette.primary.light}, ${palette.secondary.light})`,
          }}
        />
        <Box sx={{ p: { xs: 3, sm: 5 } }}>
          <Typography component="h1" sx={{ fontSize: 'clamp(1.5rem, 3vw, 2.1rem)', fontWeight: 700, letterSpacing: '-.02em' }}>
            {t('home.welcome', { name: session.userName })}
          </Typography>
          {tracking && (
            <Box sx={{ mt: 3, maxWidth: 560 }}>
              <Typography component="h2" sx={{ mb: 1, fontWeight: 600 }}>
                {t('tracking.title')}
              </Typography>
              <TrackingForm tracking={tracking} large />
            </Box>
          )}
          {entries.length > 0 && (
            <>
              <Typography sx={{ mt: 1, fontSize: '1.05rem', color: 'text.secondary' }}>{t('home.lead')}</Typography>
              <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 3.5 }}>
                {[...entries.filter(isButton), ...entries.filter((entry) => !isButton(entry))].map((entry) => (
                  <NavigationButton key={entry.id} entry={entry} label={entry.homeLabel} size="large" variant={isButton(entry) ? 'contained' : 'outlined'} />
                ))}
              </Box>
            </>
          )}
        </Box>
      </Box>
    </Box>
  )
}

function isButton({ style }: { style: string }): boolean {
  return style === 'button'
}
