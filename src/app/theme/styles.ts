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

/** A browser that gets a rule with a condition (of width, of paper) looks anew at whatever the rules of the same sheet are for. */
const RULES_OF_A_SHEET = 16

/** Makes the style sheets, with the nonce of the page's policy. */
export function createStyles(nonce: string | undefined): Styles {
  const options = { ...(nonce !== undefined && { nonce }) }
  const usual = inSmallSheets(createCache({ key: 'css', ...options }))
  let turned: EmotionCache | undefined
  return {
    of: (language) => (directionOf(language) === 'rtl' ? (turned ?? usual) : usual),
    async prepare(language) {
      if (directionOf(language) === 'ltr' || turned !== undefined) return
      const { rightToLeft } = await import('./right-to-left.ts')
      turned = inSmallSheets(createCache({ key: 'rtl', stylisPlugins: rightToLeft, ...options }))
    },
  }
}

/** The rules of a whole page in one sheet would have the page styled anew with each part that is drawn. */
function inSmallSheets(cache: EmotionCache): EmotionCache {
  const { sheet } = cache
  const insert = sheet.insert.bind(sheet)
  sheet.insert = (rule) => {
    // A count of none begins a sheet, behind the last one.
    if (sheet.ctr === RULES_OF_A_SHEET) sheet.ctr = 0
    insert(rule)
  }
  return cache
}
