import { textIn } from '../../config/index.ts'
import type { RuleMessage } from '../../config/index.ts'
import type { CompiledForms } from '../../config/node.ts'
import { wantedLanguage } from '../ground/words.ts'

const FALLBACK = 'en'

/** Words a broken rule as the tenant's portal does, in the first language that is accepted and offered, else in English. */
export type Worded = (message: RuleMessage, accepted: string) => string

/** The words of a tenant's labels. */
export function wordsOf({ labels }: CompiledForms): Worded {
  const known = new Map(Object.entries(labels).map(([language, texts]) => [language, new Map(Object.entries(texts))]))
  const offered = [...known.keys()]
  return ({ label, params, names }, accepted) => {
    const languages = [...new Set([wantedLanguage(accepted, offered) ?? FALLBACK, FALLBACK])].map((language) => ({
      language,
      texts: known.get(language) ?? new Map<string, string>(),
    }))
    const named = names && { names: names.map((each) => textIn(languages, each) ?? each).join(', ') }
    return textIn(languages, label, { ...params, ...named }) ?? label
  }
}
