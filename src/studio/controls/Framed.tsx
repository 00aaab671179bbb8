import type { ReactNode } from 'react'
import Stack from '@mui/material/Stack'

/** Inputs that belong together, in a frame. */
export function Framed({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Stack
      role="group"
      aria-label={label}
      spacing={1.5}
      sx={{ border: 1, borderColor: 'divider', borderRadius: 1, p: 1.5, pt: 2, width: '100%' }}
    >
      {children}
    </Stack>
  )
}
