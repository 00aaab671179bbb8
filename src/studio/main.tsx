import { createRoot } from 'react-dom/client'
import CssBaseline from '@mui/material/CssBaseline'
import { ThemeProvider, createTheme } from '@mui/material/styles'
import { Studio } from './Studio.tsx'

const theme = createTheme({ palette: { primary: { main: '#1a5178' } }, typography: { fontSize: 13 } })
const root = document.getElementById('root')
if (root !== null)
  createRoot(root).render(
    <ThemeProvider theme={theme}>
      <CssBaseline />
      <Studio />
    </ThemeProvider>,
  )
