import Box from '@mui/material/Box'
import { CardShape, Line } from './shapes.tsx'

const BAR = {
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  px: 3,
  borderBottom: 1,
  borderColor: 'divider',
  bgcolor: 'background.paper',
} as const

/** A screen of the portal that is on its way: its two bars, a heading, and cards. Fills the room it is given; decoration. */
export function ScreenWaiting() {
  return (
    <Box aria-hidden sx={{ height: '100%', overflow: 'hidden', bgcolor: 'background.default' }}>
      <Box sx={{ ...BAR, height: 60 }}>
        <Line width={110} height={28} />
        <Box sx={{ flex: 1 }} />
        <Line width="30%" height={36} />
        <Line width={110} />
      </Box>
      <Box sx={{ ...BAR, height: 48 }}>
        {[70, 110, 90, 120].map((width) => (
          <Line key={width} width={width} />
        ))}
      </Box>
      <Box sx={{ p: 3, display: 'grid', gap: 2.5 }}>
        <Line width={260} height={28} />
        <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'repeat(auto-fit, minmax(180px, 1fr))' }}>
          {['60%', '50%', '70%'].map((width) => (
            <CardShape key={width} widths={[width]}>
              <Line width={48} height={40} />
            </CardShape>
          ))}
        </Box>
        <CardShape widths={[160, '100%', '92%', '96%', '88%']} />
      </Box>
    </Box>
  )
}
