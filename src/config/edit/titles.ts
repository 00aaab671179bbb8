import { sentencesIn } from '../explain/sentences/in-language.ts'
import { optionWords } from '../explain/sentences/option-words.ts'

/** What the language calls a thing, in each language of the studio; `title` is its way through what holds it, parted by colons. */
export function titlesOf(title: string): Record<string, string> {
  const titles = ['en', 'ja'].map((language) => {
    const { titled } = sentencesIn(language)
    const spoken = title.split(': ').map(titled).join(': ')
    return [language, spoken.charAt(0).toUpperCase() + spoken.slice(1)] as const
  })
  return Object.fromEntries(titles)
}

/** What an option of a part is called, in each language of the studio. */
export const optionTitles = (name: string): Record<string, string> => titlesOf(optionWords(name))
