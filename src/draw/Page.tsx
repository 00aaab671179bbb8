import { useMemo, useState } from 'react'
import type { ReactNode } from 'react'
import CssBaseline from '@mui/material/CssBaseline'
import { ThemeProvider, createTheme } from '@mui/material/styles'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { EngineContext, fieldComponents } from '../render/index.ts'
import type { EngineServices, Notice } from '../render/index.ts'
import type { Drawing } from './drawing.ts'
import { Notices } from './Notices.tsx'
import { drawingServices } from './services.ts'

const client = new QueryClient()
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

interface PageProps {
  drawing: Drawing
  parts: Partial<EngineServices['parts']>
  children: ReactNode
}

/** What the engine needs around a screen: look, queries, services. */
export function Page({ drawing, parts, children }: PageProps) {
  const [notice, setNotice] = useState<Notice>()
  const services = useMemo(() => drawingServices(drawing, parts, setNotice), [drawing, parts])
  return (
    <ThemeProvider theme={theme}>
      <CssBaseline />
      <QueryClientProvider client={client}>
        <EngineContext value={services}>{children}</EngineContext>
      </QueryClientProvider>
      <Notices notice={notice} forget={() => setNotice(undefined)} />
    </ThemeProvider>
  )
}
