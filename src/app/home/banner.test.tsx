// @vitest-environment jsdom
import { CacheProvider } from '@emotion/react'
import { createTheme, ThemeProvider } from '@mui/material/styles'
import { cleanup } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import type { Portal } from '../portal/portal.ts'
import { renderInShell } from '../testing/shell.tsx'
import { createStyles } from '../theme/styles.ts'
import { BrandBanner } from './BrandBanner.tsx'

let portal: Portal
afterEach(() => {
  cleanup()
  portal.tabs.close()
})

it.each([
  ['en', 'ltr', 'right'],
  ['ar', 'rtl', 'left'],
] as const)(
  'the picture of the banner begins to fade in where its words end: %s',
  async (language, direction, side) => {
    const styles = createStyles(undefined)
    await styles.prepare(language)
    const cache = styles.of(language)
    cache.sheet.isSpeedy = false
    portal = renderInShell(
      <CacheProvider value={cache}>
        <ThemeProvider theme={createTheme({ direction })}>
          <BrandBanner />
        </ThemeProvider>
      </CacheProvider>,
    )
    const written = cache.sheet.tags.map(({ textContent }) => textContent).join('')
    expect(written).toContain(`mask-image:linear-gradient(to ${side}, transparent, black)`)
    cache.sheet.flush()
  },
)
