import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import { Line } from './shapes.tsx'
import { ScreenWaiting } from './ScreenWaiting.tsx'
import { Waiting } from './Waiting.tsx'

const ENTRIES = [150, 110, 130, 90, 160, 120, 140, 100]

/** The studio over an open set until the tenant is known: the bar, and entries, screen and properties beside each other. */
export function PanesWaiting() {
  return (
    <Waiting>
      <Box sx={{ height: '100%', display: 'grid', gridTemplateRows: 'auto minmax(0, 1fr)' }}>
        <Stack
          direction="row"
          sx={{
            gap: 2,
            px: 2,
            minHeight: 72,
            alignItems: 'center',
            overflow: 'hidden',
            borderBottom: 1,
            borderColor: 'divider',
            bgcolor: 'background.paper',
          }}
        >
          <Line width={64} height={22} />
          <Line width={200} height={36} />
          <Line width={280} height={36} />
          <Box sx={{ flex: 1 }} />
          <Line width={160} height={36} />
        </Stack>
        <Box
          sx={{
            minHeight: 0,
            display: 'grid',
            gridTemplateColumns: 'minmax(0, 1fr)',
            '@media (min-width: 1100px)': { gridTemplateColumns: '280px minmax(0, 1fr) 380px' },
            '@media (max-width: 1099px)': { '& > :not(:nth-of-type(2))': { display: 'none' } },
          }}
        >
          <Stack sx={{ gap: 2.5, p: 2, borderRight: 1, borderColor: 'divider' }}>
            <Line width="100%" height={36} />
            {ENTRIES.map((width, index) => (
              <Box key={width} sx={{ pl: index % 3 === 0 ? 0 : 2.5 }}>
                <Line width={width} />
              </Box>
            ))}
          </Stack>
          <ScreenWaiting />
          <Stack sx={{ gap: 2.5, p: 2, borderLeft: 1, borderColor: 'divider' }}>
            <Line width={160} height={22} />
            {[0, 1, 2].map((each) => (
              <Stack key={each} sx={{ gap: 1 }}>
                <Line width={90} />
                <Line width="100%" height={36} />
              </Stack>
            ))}
          </Stack>
        </Box>
      </Box>
    </Waiting>
  )
}
