/** Languages that are written from right to left (ISO 639-1, and 639-3 where there is no shorter one). */
const RIGHT_TO_LEFT: ReadonlySet<string> = new Set(['ar', 'ckb', 'dv', 'fa', 'he', 'ps', 'sd', 'ug', 'ur', 'yi'])

/** The direction in which a language is written: `ltr` or `rtl`. */
export function directionOf(language: string): 'ltr' | 'rtl' {
  return RIGHT_TO_LEFT.has(language.split('-')[0] ?? '') ? 'rtl' : 'ltr'
}
