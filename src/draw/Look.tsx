import { useMemo } from 'react'
import type { ReactNode } from 'react'
import CssBaseline from '@mui/material/CssBaseline'
import { ThemeProvider } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { productPalettes } from '../config/index.ts'
import { themeOf } from '../render/index.ts'

/** The look of what is drawn, light or dark as the reader's system is. */
export function Look({ children }: { children: ReactNode }) {
  const isDark = useMediaQuery('(prefers-color-scheme: dark)', { noSsr: true })
  const look = useMemo(() => themeOf(productPalettes, isDark ? 'dark' : 'light'), [isDark])
  return (
    <ThemeProvider theme={look}>
      <CssBaseline />
      {children}
    </ThemeProvider>
  )
}
