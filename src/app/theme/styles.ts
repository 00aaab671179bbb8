import createCache from '@emotion/cache'
import type { EmotionCache } from '@emotion/react'
import { directionOf } from '../../config/index.ts'

/** The style sheets of the page: one for languages written from left to right, one for the others. */
export interface Styles {
  /** Those of a language; before `prepare` those of the page's first language. */
  of(language: string): EmotionCache
  /** Loads what turns styles round, where a language needs that. Rejects where it cannot be loaded. */
  prepare(language: string): Promise<void>
}

/** Makes the style sheets, with the nonce of the page's policy. */
export function createStyles(nonce: string | undefined): Styles {
  const options = { ...(nonce !== undefined && { nonce }) }
  const usual = createCache({ key: 'css', ...options })
  let turned: EmotionCache | undefined
  return {
    of: (language) => (directionOf(language) === 'rtl' ? (turned ?? usual) : usual),
    async prepare(language) {
      if (directionOf(language) === 'ltr' || turned !== undefined) return
      const { rightToLeft } = await import('./right-to-left.ts')
      turned = createCache({ key: 'rtl', stylisPlugins: rightToLeft, ...options })
    },
  }
}
