import type { ReactNode } from 'react'
import CssBaseline from '@mui/material/CssBaseline'
import { ThemeProvider, createTheme } from '@mui/material/styles'
import { fieldComponents } from '../render/index.ts'

const theme = createTheme({
  shape: { borderRadius: 8 },
  typography: {
    fontSize: 14,
    fontFamily: 'system-ui, "Segoe UI", Roboto, "Noto Sans JP", Arial, sans-serif',
    button: { textTransform: 'none' },
  },
  components: {
    ...fieldComponents,
    MuiButtonBase: { defaultProps: { disableTouchRipple: true } },
    MuiTextField: { defaultProps: { size: 'small' } },
  },
})

/** The look of what is drawn. */
export function Look({ children }: { children: ReactNode }) {
  return (
    <ThemeProvider theme={theme}>
      <CssBaseline />
      {children}
    </ThemeProvider>
  )
}
