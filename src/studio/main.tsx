import { useEffect, useMemo, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { CacheProvider } from '@emotion/react'
import CssBaseline from '@mui/material/CssBaseline'
import { ThemeProvider, type Theme } from '@mui/material/styles'
import { createStyles, themeOf } from '../app/index.ts'
import { productPalettes } from '../config/index.ts'
import { keepBegun } from './controls/begun.tsx'
import { ModeContext, useModeSwitch } from './controls/mode.ts'
import { finishAtLeaving } from './controls/typing.ts'
import { whenUnreached } from './host/host.ts'
import { HostedStudio } from './hosted/HostedStudio.tsx'
import { Studio } from './Studio.tsx'
import { inLanguage } from './words/locale.ts'
import { keepLanguage, keptLanguage, WordsContext, wordsIn } from './words/words.ts'

const nonce = document.querySelector<HTMLMetaElement>('meta[name=style-nonce]')?.content ?? ''
/** The portal's host puts a nonce into the page; that of a checkout's files does not. */
const isHosted = !nonce.startsWith('__')
const styles = createStyles(isHosted ? nonce : undefined)

/** The studio in the language chosen for it. */
function SpokenStudio() {
  const [language, speak] = useState(keptLanguage)
  useEffect(() => {
    document.documentElement.lang = language
    keepLanguage(language)
    const { t } = wordsIn(language)
    whenUnreached((why) =>
      why === 'no-line'
        ? t('studio.unreached')
        : why === 'late'
          ? t('studio.late')
          : t('studio.strange', { status: why }),
    )
  }, [language])
  return (
    <WordsContext value={wordsIn(language)}>
      <ThemeProvider<Theme> theme={(theme) => inLanguage(theme, language)}>
        {isHosted ? (
          <HostedStudio speak={speak}>
            {({ id, token, begins }, stage) => <Studio key={id} {...{ speak, token, begins, stage }} />}
          </HostedStudio>
        ) : (
          <Studio speak={speak} />
        )}
      </ThemeProvider>
    </WordsContext>
  )
}

/** The studio, light or dark. */
function DrawnStudio() {
  const look = useModeSwitch()
  const theme = useMemo(() => themeOf(productPalettes, look.mode), [look.mode])
  return (
    <ThemeProvider theme={theme}>
      <CssBaseline />
      <ModeContext value={look}>
        <SpokenStudio />
      </ModeContext>
    </ThemeProvider>
  )
}

finishAtLeaving()
keepBegun()

const root = document.getElementById('root')
if (root !== null)
  createRoot(root).render(
    <CacheProvider value={styles.of('en')}>
      <DrawnStudio />
    </CacheProvider>,
  )
