import { createInstance } from 'i18next'
import type { RuleMessage } from '../../config/index.ts'
import type { CompiledForms } from '../../config/node.ts'
import { wantedLanguage } from '../ground/words.ts'

const FALLBACK = 'en'

/** Words a broken rule as the tenant's portal does, in the first language that is accepted and offered, else in English. */
export type Worded = (message: RuleMessage, accepted: string) => string

/** The words of a tenant's labels. */
export function wordsOf({ labels }: CompiledForms): Worded {
  const i18n = createInstance()
  void i18n.init({
    lng: FALLBACK,
    fallbackLng: FALLBACK,
    resources: Object.fromEntries(Object.entries(labels).map(([language, translation]) => [language, { translation }])),
    keySeparator: false,
    nsSeparator: false,
    initAsync: false,
    returnEmptyString: false,
    interpolation: { escapeValue: false },
  })
  const offered = Object.keys(labels)
  return ({ label, params = {} }, accepted) =>
    i18n.getFixedT(wantedLanguage(accepted, offered) ?? FALLBACK)(label, params)
}
