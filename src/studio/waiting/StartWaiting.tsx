import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import { CardShape, Line, START } from './shapes.tsx'
import { Waiting } from './Waiting.tsx'

/** The start page until it is known what there is: its heading, the sets beside what is published, and what one may begin. */
export function StartWaiting() {
  return (
    <Waiting>
      <Stack sx={START.page}>
        <Line width={300} height={26} />
        <Box sx={START.columns}>
          <CardShape widths={[180, '80%', '60%']} />
          <Stack sx={{ gap: 3 }}>
            <CardShape widths={[140, 180, 120]} />
            <CardShape widths={[180, 100]} />
          </Stack>
        </Box>
        <Line width={240} height={22} />
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(260px, 1fr))' }}>
          {[70, 90, 80, 110, 150, 100].map((width) => (
            <CardShape key={width} widths={[width, '85%']} />
          ))}
        </Box>
      </Stack>
    </Waiting>
  )
}
