import { useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import CssBaseline from '@mui/material/CssBaseline'
import { ThemeProvider } from '@mui/material/styles'
import { themeOf } from '../app/index.ts'
import { productPalettes } from '../config/index.ts'
import { Studio } from './Studio.tsx'
import { keepLanguage, keptLanguage, WordsContext, wordsIn } from './words/words.ts'

const theme = themeOf(productPalettes, 'light')

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
