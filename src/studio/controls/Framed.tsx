import type { ReactNode, RefObject } from 'react'
import Stack from '@mui/material/Stack'

interface FramedProps {
  label: string
  /** It holds lines, whose focus is handed on (`useHandedFocus`). */
  lines?: RefObject<HTMLDivElement | null>
  /** It is one of such lines. */
  isLine?: boolean
  children: ReactNode
}

/** Inputs that belong together, in a frame. */
export function Framed({ label, lines, isLine = false, children }: FramedProps) {
  return (
    <Stack
      role="group"
      aria-label={label}
      {...(lines !== undefined && { ref: lines, 'data-lines': true })}
      {...(isLine && { 'data-line': true })}
      spacing={1.5}
      sx={{ border: 1, borderColor: 'divider', borderRadius: 1, p: 1.5, pt: 2, width: '100%' }}
    >
      {children}
    </Stack>
  )
}
