import type { Diagnostic } from '../findings/diagnostic.ts'
import type { Code } from '../findings/diagnostics.ts'
import { japanese } from '../findings/japanese.ts'
import { pieces } from '../findings/japanese-pieces.ts'
import { idWords } from '../shared/id-words.ts'
import { aboutTexts } from './sentences/about-words.ts'
import { sentencesIn } from './sentences/in-language.ts'
import { partTitles } from './sentences/part-words.ts'

/** A finding in a reader's language; English for one that the compiler does not speak. */
export function findingIn(finding: Diagnostic, language: string): Diagnostic {
  if (language !== 'ja' || !Object.hasOwn(japanese, finding.code)) return finding
  const [message, ...hints] = japanese[finding.code as Code]
  const home = /^tenants\/[^/]+/.exec(finding.file)?.[0] ?? 'schemas'
  const { description, part, key } = finding.given ?? {}
  const given: Readonly<Record<string, unknown>> = {
    ...finding.given,
    home,
    // By the names that the studio has for them.
    ...(typeof part === 'string' && { part: partTitles(part)['ja'] ?? part }),
    ...(typeof part === 'string' && typeof key === 'string' && { key: sentencesIn('ja').titled(idWords(key)) }),
    ...(typeof description === 'string' && { description: aboutTexts(description)['ja'] ?? description }),
  }
  const told = hints.flatMap((each) => filled(each, given) ?? [])
  const translated: Diagnostic = { ...finding, message: filled(message, given) ?? message }
  delete translated.hint
  return told.length === 0 ? translated : { ...translated, hint: told.join('') }
}

/** A text with what was given in it; nothing where something of it was not. */
function filled(text: string, given: Readonly<Record<string, unknown>>): string | undefined {
  const names = [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  if (names.some((name) => given[name] === undefined || given[name] === '')) return undefined
  return text.replaceAll(/\{(\w+)\}/g, (_all, name: string) => piece(String(given[name])))
}

function piece(words: string): string {
  const [english, read] = pieces.find(([each]) => each.test(words)) ?? []
  if (english !== undefined && read !== undefined) return words.replace(english, read)
  // One of several types.
  const types = words.split(/ or (?!false$|false )/)
  const isRead = (type: string) => pieces.some(([each]) => each.test(type))
  return types.length > 1 && types.every(isRead) ? types.map(piece).join('、または') : words
}
