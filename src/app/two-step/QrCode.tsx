import { useMemo } from 'react'
import Box from '@mui/material/Box'
import { encode } from 'uqr'

/** A text as a QR code: dark on light in any theme, since cameras read no other. `label` says what it is. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, path } = useMemo(() => {
    const { size: modules, data } = encode(text, { ecc: 'M', border: 4 })
    const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
    return { size: modules, path: dark.join('') }
  }, [text])
  return (
    <Box
      component="svg"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      sx={{ display: 'block', width: 200, maxWidth: '100%', mx: 'auto', borderRadius: 1, bgcolor: 'white' }}
    >
      <path d={path} fill="black" />
    </Box>
  )
}
