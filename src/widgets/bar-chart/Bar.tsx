import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import { useEngine } from '../../render/index.ts'
import type { Figure } from '../../render/index.ts'

/** Height of the number above a bar, pixels. */
export const NUMBER_HEIGHT = 18

const place = { alignSelf: 'flex-end', display: 'flex', flexDirection: 'column', justifyContent: 'flex-start', width: '65%', borderRadius: 1 } as const

/** A bar with its number, `share` of the height (0 to 1). One that opens something is a button; the others are a picture alone. */
export function Bar({ figure, share, choose }: { figure: Figure; share: number; choose(figure: Figure): void }) {
  const { locale } = useEngine()
  const number = (figure.value ?? 0).toLocaleString(locale)
  const height = `calc(${(share * 100).toFixed(2)}% + ${NUMBER_HEIGHT}px)`
  const shown = (
    <>
      <Box component="span" sx={{ flex: 'none', height: NUMBER_HEIGHT, lineHeight: `${NUMBER_HEIGHT}px`, textAlign: 'center', fontSize: 12 }}>
        {share > 0 && number}
      </Box>
      <Box component="span" sx={{ flex: 1, bgcolor: 'primary.main', borderRadius: '4px 4px 0 0' }} />
    </>
  )
  if (!figure.opens)
    return (
      <Box aria-hidden sx={place} style={{ height }}>
        {shown}
      </Box>
    )
  return (
    <ButtonBase
      aria-label={`${figure.label}: ${number}`}
      onClick={() => choose(figure)}
      style={{ height }}
      sx={{ ...place, alignItems: 'stretch', '&:hover': { bgcolor: 'action.hover' }, '&:focus-visible': { outline: '3px solid', outlineColor: 'text.primary', outlineOffset: 1 } }}
    >
      {shown}
    </ButtonBase>
  )
}
