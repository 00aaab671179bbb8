const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

/** Whether a text is written as the code of a country (ISO 3166-1 alpha-2). */
export function isRegion(text: string): boolean {
  return /^[A-Z]{2}$/.test(text)
}

/** The code of the country that one of the languages calls so, in any case, or whose code is written in small letters; nothing where there is none. */
export function codeOfRegion(name: string, languages: readonly string[]): string | undefined {
  if (isRegion(name.toUpperCase())) return name.toUpperCase()
  const names = languages.map((language) => new Intl.DisplayNames([language], { type: 'region', fallback: 'none' }))
  const found = LETTERS.flatMap((first) => LETTERS.map((second) => first + second)).find((code) =>
    names.some((each) => each.of(code)?.toLowerCase() === name.toLowerCase()),
  )
  // A code of a country that is gone reads as the one that came after it.
  return found === undefined ? undefined : new Intl.Locale(`und-${found}`).region
}
