import Box from '@mui/material/Box'
import { useEffect, useState } from 'react'

const FAMILY = 'Sample'

/** Letters and figures in the typeface at an address; nothing until it has come, and where it cannot be loaded. */
export function Letters({ address }: { address: string }) {
  const [isLoaded, setLoaded] = useState(false)
  useEffect(() => {
    const face = new FontFace(FAMILY, `url("${address}")`, { weight: '100 900' })
    let isHere = true
    void face.load().then(
      () => {
        if (!isHere) return
        document.fonts.add(face)
        setLoaded(true)
      },
      () => undefined,
    )
    return () => {
      isHere = false
      document.fonts.delete(face)
      setLoaded(false)
    }
  }, [address])
  return (
    <Box
      aria-hidden
      sx={{
        width: 96,
        height: 40,
        display: 'grid',
        placeItems: 'center',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        typography: 'h5',
        fontFamily: FAMILY,
        visibility: isLoaded ? 'visible' : 'hidden',
      }}
    >
      Ag 059
    </Box>
  )
}
