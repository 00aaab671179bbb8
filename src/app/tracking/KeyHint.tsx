import Box from '@mui/material/Box'
import { useT } from '../portal/portal.ts'

/** The keys of `useShortcut` for the eye, as they stand on the keyboard; where there is room. */
export function KeyHint() {
  const t = useT()
  return (
    <Box
      component="kbd"
      aria-hidden
      sx={{
        display: { xs: 'none', lg: 'block' },
        px: 0.75,
        border: 1,
        borderColor: 'divider',
        borderRadius: '4px',
        typography: 'caption',
        color: 'text.secondary',
      }}
    >
      {navigator.userAgent.includes('Mac') ? '⌘K' : t('tracking.shortcut')}
    </Box>
  )
}
