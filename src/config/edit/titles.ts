import type { Named } from './names.ts'
import { LANGUAGES, sentencesIn } from '../explain/sentences/in-language.ts'
import { choiceTexts } from '../explain/sentences/choice-words.ts'
import { idWords } from '../shared/id-words.ts'

/** What the language calls a thing, in each language of the studio; `title` is its way through what holds it, parted by colons. */
export function titlesOf(title: string): Record<string, string> {
  const titles = LANGUAGES.map((language) => {
    const { titled } = sentencesIn(language)
    const spoken = title.split(': ').map(titled).join(': ')
    return [language, spoken.charAt(0).toUpperCase() + spoken.slice(1)] as const
  })
  return Object.fromEntries(titles)
}

/** What an option of a part is called, in each language of the studio. */
export const optionTitles = (name: string): Record<string, string> => titlesOf(idWords(name))

/** The choices of a property that the language itself lists, each with what it reads where there are words for it. */
export function choicesOf(property: string, values: readonly unknown[]): Named[] {
  return values.map((each) => {
    const value = String(each)
    const texts = choiceTexts(property, value)
    return { value, ...(texts && { texts }) }
  })
}
