/** A language as files and settings name it: `de`, `pt-BR`, `zh-Hant`, `es-419` (BCP 47: language, script, region). The source of a pattern. */
export const LANGUAGE_TAG = '[a-z]{2,3}(?:-[A-Z][a-z]{3})?(?:-(?:[A-Z]{2}|[0-9]{3}))?'

/**
 * The languages whose texts and formats stand in for those that a language lacks, the nearest first: `pt` for `pt-BR`. None for `zh-Hant`, since
 * who reads one script may not read another, and none but English, which is not named here, for `de`.
 */
export function standIns(language: string): string[] {
  const [general] = /^[^-]+(-[A-Z][a-z]{3})?(?=-([A-Z]{2}|[0-9]{3})$)/.exec(language) ?? []
  return general === undefined ? [] : [general]
}

/**
 * The language offered that suits best who wants these (BCP 47 tags, the favourite first, case of no matter); undefined where none does. A tag is
 * looked up whole, then without its last parts (RFC 4647, lookup), then among the offered ones of the same language: `pt` finds `pt-BR`.
 */
export function languageFor(wanted: readonly string[], offered: readonly string[]): string | undefined {
  for (const tag of wanted) {
    const range = `${tag.toLowerCase()}-`
    // Whoever sends a tag of thousands of parts is answered no later.
    const [found] = offered
      .filter((language) => range.startsWith(`${language.toLowerCase()}-`))
      .sort((one, other) => other.length - one.length)
    if (found !== undefined) return found
    const [primary] = range.split('-', 1)
    const related = offered.find((language) => language.toLowerCase().split('-')[0] === primary)
    if (related !== undefined) return related
  }
  return undefined
}

const callers = new Map<string, Intl.DisplayNames>()

/** What a language is called in another one; a code that is none is its own name. */
export function languageName(code: string, language: string): string {
  const caller = callers.get(language) ?? new Intl.DisplayNames([language], { type: 'language' })
  callers.set(language, caller)
  try {
    return caller.of(code) ?? code
  } catch {
    return code
  }
}
