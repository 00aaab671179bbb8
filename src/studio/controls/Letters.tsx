import Box from '@mui/material/Box'
import { useEffect, useState } from 'react'

/** Letters and figures in the typeface at an address; nothing until it has come, and where it cannot be loaded. */
export function Letters({ address }: { address: string }) {
  const [family, setFamily] = useState('')
  useEffect(() => {
    const face = new FontFace(`Sample ${address}`, `url("${address}")`, { weight: '100 900' })
    let isHere = true
    void face.load().then(
      () => {
        document.fonts.add(face)
        if (isHere) setFamily(face.family)
      },
      () => undefined,
    )
    return () => {
      isHere = false
      document.fonts.delete(face)
      setFamily('')
    }
  }, [address])
  return (
    <Box
      aria-hidden
      sx={{
        ...{
          width: 96,
          height: 40,
          display: 'grid',
          placeItems: 'center',
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
        },
        typography: 'h5',
        fontFamily: family === '' ? undefined : JSON.stringify(family),
        visibility: family === '' ? 'hidden' : 'visible',
      }}
    >
      Ag 059
    </Box>
  )
}
