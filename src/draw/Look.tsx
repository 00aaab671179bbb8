import type { ReactNode } from 'react'
import CssBaseline from '@mui/material/CssBaseline'
import { ThemeProvider } from '@mui/material/styles'
import { productPalettes } from '../config/index.ts'
import { themeOf } from '../render/index.ts'

const look = themeOf(productPalettes, 'light')

/** The look of what is drawn. */
export function Look({ children }: { children: ReactNode }) {
  return (
    <ThemeProvider theme={look}>
      <CssBaseline />
      {children}
    </ThemeProvider>
  )
}
