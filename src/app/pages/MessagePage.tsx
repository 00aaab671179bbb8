import type { ReactNode } from 'react'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTabName } from './use-tab-name.ts'

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
  useTabName(whole ? title : undefined)
  return (
    <Box
      component={whole ? 'main' : 'div'}
      sx={{ display: 'grid', placeItems: 'center', minHeight: whole ? '100%' : '60vh', p: 3 }}
    >
      <Box sx={{ textAlign: 'center', maxWidth: 560 }}>
        {/* A way that has not been gone. */}
        <Box
          component="svg"
          aria-hidden
          viewBox="0 0 112 16"
          sx={{ width: 112, mb: 3, color: 'primary.main', fill: 'none', stroke: 'currentColor', strokeWidth: 2 }}
        >
          <path d="M22 8h68" strokeDasharray="0 8" strokeLinecap="round" strokeWidth={3} />
          <circle cx="8" cy="8" r="6" fill="currentColor" />
          <circle cx="104" cy="8" r="6" />
        </Box>
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
