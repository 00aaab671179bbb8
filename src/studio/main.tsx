import { useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import CssBaseline from '@mui/material/CssBaseline'
import { ThemeProvider, createTheme } from '@mui/material/styles'
import { FONTS } from '../app/index.ts'
import { Studio } from './Studio.tsx'
import { keepLanguage, keptLanguage, WordsContext, wordsIn } from './words/words.ts'

const theme = createTheme({
  palette: {
    primary: { main: '#1a5178' },
    secondary: { main: '#c2410c' },
    text: { primary: '#16242e', secondary: '#4b5b67' },
    divider: '#dbe3e8',
  },
  shape: { borderRadius: 8 },
  typography: {
    fontFamily: FONTS,
    fontSize: 13,
    allVariants: { letterSpacing: 0 },
    button: { textTransform: 'none', fontWeight: 600 },
  },
  components: { MuiOutlinedInput: { styleOverrides: { notchedOutline: { borderColor: '#7d8f9b' } } } },
})

/** The studio in the language chosen for it. */
function SpokenStudio() {
  const [language, speak] = useState(keptLanguage)
  useEffect(() => {
    document.documentElement.lang = language
    keepLanguage(language)
  }, [language])
  return (
    <WordsContext value={wordsIn(language)}>
      <Studio speak={speak} />
    </WordsContext>
  )
}

const root = document.getElementById('root')
if (root !== null)
  createRoot(root).render(
    <ThemeProvider theme={theme}>
      <CssBaseline />
      <SpokenStudio />
    </ThemeProvider>,
  )
