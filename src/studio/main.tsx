import { useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import CssBaseline from '@mui/material/CssBaseline'
import { ThemeProvider, createTheme } from '@mui/material/styles'
import { Studio } from './Studio.tsx'
import { keepLanguage, keptLanguage, WordsContext, wordsIn } from './words.ts'

const theme = createTheme({ palette: { primary: { main: '#1a5178' }, secondary: { main: '#c2410c' } }, typography: { fontSize: 13, button: { textTransform: 'none' } } })

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
