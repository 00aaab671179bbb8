import { LANGUAGES } from '../explain/sentences/in-language.ts'
import { languageName } from '../model/languages.ts'
import type { Named } from './names.ts'

/** Languages that people are likely to ask for: those with a code of two letters (ISO 639-1), and some as a region or script has them. */
const asked =
  `af am ar as az be bg bn bs ca cs cy da de de-AT de-CH el en en-AU en-CA en-GB en-IN en-US es es-419 es-ES es-MX et eu fa fi fil fr fr-BE fr-CA fr-CH ga
  gl gu he hi hr hu hy id is it ja ka kk km kn ko ky lo lt lv mk ml mn mr ms mt my nb ne nl nl-BE nn or pa pl ps pt pt-BR pt-PT ro ru si sk sl sq sr
  sv sw ta te th tk tr uk ur uz vi zh zh-Hans zh-Hant zu`.split(/\s+/)

/** Languages by their names, the code beside each, for it is what files say. */
export function tongues(codes: readonly string[]): Named[] {
  return codes.map((value) => ({
    value,
    texts: Object.fromEntries(LANGUAGES.map((language) => [language, `${languageName(value, language)} · ${value}`])),
  }))
}

/** Those that are there, then all others that may be asked for. */
export function tonguesAfter(known: readonly string[]): Named[] {
  return tongues([...new Set([...known, ...asked])])
}
