import type { ReactNode } from 'react'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'

interface Props {
  title: string
  lines?: readonly string[]
  /** Links or buttons below the text. */
  children?: ReactNode
  /** Alone on the page, or inside the shell. */
  whole?: boolean
  heading?: 'h1' | 'h2'
}

/** A page that says one thing: not found, access denied, unreachable. */
export function MessagePage({ title, lines = [], children, whole = false, heading = 'h1' }: Props) {
  return (
    <Box
      component={whole ? 'main' : 'div'}
      sx={{ display: 'grid', placeItems: 'center', minHeight: whole ? '100%' : '60vh', p: 3 }}
    >
      <Box sx={{ textAlign: 'center', maxWidth: 560 }}>
        <Box aria-hidden sx={{ width: 56, height: 6, borderRadius: 3, bgcolor: 'primary.main', mx: 'auto', mb: 3 }} />
        <Typography
          component={heading}
          sx={{
            typography: 'h1',
            textWrap: 'balance',
            mb: 1.5,
          }}
        >
          {title}
        </Typography>
        {lines.map((line) => (
          <Typography
            key={line}
            sx={{ typography: 'subtitle1', fontWeight: 400, color: 'text.secondary', textWrap: 'balance' }}
          >
            {line}
          </Typography>
        ))}
        <Box sx={{ mt: 3.5, display: 'flex', gap: 1.5, justifyContent: 'center', flexWrap: 'wrap' }}>{children}</Box>
      </Box>
    </Box>
  )
}
