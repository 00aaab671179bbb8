/** The first language of a header `accept-language` that is among those offered; undefined where none is. */
export function wantedLanguage(accepted: string, offered: readonly string[]): string | undefined {
  const wanted = accepted.split(',').map((each) => each.trim().split(/[-;]/)[0]?.toLowerCase() ?? '')
  return wanted.find((language) => offered.includes(language))
}
