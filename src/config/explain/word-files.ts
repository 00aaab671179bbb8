import Papa from 'papaparse'
import xliff from 'xliff'
import type { MissingWord } from './words.ts'

/** Texts to be translated, or that were, with the language they are in. */
export interface Translation {
  language: string
  words: readonly (MissingWord & { text?: string })[]
}

/** A kind of file that translators take and give back. */
export interface WordFormat {
  write(translation: Translation): string | Promise<string>
  /** Label → text of a language, without what was left empty. Throws a `WordsFault` where the file is none of its kind, or of another language. */
  read(text: string, language: string): Map<string, string> | Promise<Map<string, string>>
}

/** At whose sight a spreadsheet runs a cell, full-width forms included, and writes back what came of it; and the apostrophe that keeps it from that. */
const FORMULA = /^\s*[=+\-@＝＋－＠]/
const ESCAPED = /^'(?=\s*[=+\-@＝＋－＠])/

/** By the ending of the file's name. */
export const wordFormats: Readonly<Record<string, WordFormat>> = {
  json: {
    write: ({ language, words }) =>
      `${JSON.stringify(Object.fromEntries(words.map(({ label, english, text = '' }) => [label, { en: english, [language]: text }])), null, 2)}\n`,
    read: (text, language) =>
      filled(
        Object.entries(wordsIn(text)).map(([label, value]) => [
          label,
          typeof value === 'object' && value !== null ? value[languageOf(Object.keys(value), language)] : value,
        ]),
      ),
  },
  csv: {
    // The sign at the beginning tells spreadsheets that it is UTF-8; they take no text for a formula.
    write: ({ language, words }) =>
      `\uFEFF${Papa.unparse(
        {
          fields: ['label', 'en', language],
          data: words.map(({ label, english, text = '' }) => [label, english, text]),
        },
        { escapeFormulae: FORMULA },
      )}\r\n`,
    read(text, language) {
      const { data, errors } = Papa.parse<string[]>(text, { skipEmptyLines: true })
      const open = errors.find(({ type }) => type === 'Quotes')
      // What stands behind a quotation mark that nothing closes is read as one text.
      if (open !== undefined) throw new WordsFault('quote', data[open.row ?? 0]?.[0] ?? '')
      const [head = [], ...rows] = data
      const at = head.indexOf(languageOf(head.slice(1), language))
      return filled(rows.map((row) => [row[0] ?? '', row[at]?.replace(ESCAPED, '')]))
    },
  },
  xliff: {
    write: ({ language, words }) =>
      xliff.jsToXliff12({
        sourceLanguage: 'en',
        targetLanguage: language,
        resources: {
          portal: Object.fromEntries(
            words.map(({ label, english, text = '' }) => [label, { source: english, target: text }]),
          ),
        },
      }),
    async read(text, language) {
      const read = /<xliff[^<>]*version="2/.test(text) ? xliff.xliff2js : xliff.xliff12ToJs
      const { resources, targetLanguage } = await read(text).catch((error: unknown) => {
        // Counted from nought.
        const line = /Line: (\d+)/.exec(String(error))?.[1]
        throw new WordsFault('broken', line === undefined ? '' : String(Number(line) + 1))
      })
      languageOf([targetLanguage], language)
      const units = Object.values(resources).flatMap((namespace) => Object.entries(namespace))
      return filled(units.map(([label, { target }]) => [label, target]))
    },
  },
}

/** Why a translator's file is not taken: in it is no such language (`about`: those it has), a quotation mark stands open (`about`: where it begins), or it is broken (`about`: the line, if known). */
export class WordsFault extends Error {
  constructor(
    readonly why: 'language' | 'quote' | 'broken',
    readonly about: string,
  ) {
    super(`${reasons[why]}${about}`)
  }
}

const reasons = {
  language: 'it has no texts in this language; it has: ',
  quote: 'the quotation mark is not closed at ',
  broken: 'it cannot be read. Line: ',
}

/** The text of a translator's file: UTF-8 or UTF-16, else as spreadsheets of people who write the language save it. */
export function textOfWords(bytes: ArrayBuffer, language: string): string {
  const [first, second] = new Uint8Array(bytes)
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder(spreadsheets[primary(language)] ?? 'windows-1252').decode(bytes)
  }
}

const spreadsheets: Readonly<Record<string, string>> = { ja: 'shift_jis', ko: 'euc-kr', zh: 'gb18030' }

/** By label a text, or texts by language; what is not translated yet may be null. */
type WordsByLabel = Record<string, string | null | Record<string, string | null>>

function wordsIn(text: string): WordsByLabel {
  const words = parsed(text)
  if (typeof words !== 'object' || words === null || Array.isArray(words)) throw new WordsFault('broken', '')
  return words as WordsByLabel
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new WordsFault('broken', '')
  }
}

/** Which of the languages of a file is the one wanted: that very one, or one of another region. */
function languageOf(named: readonly string[], wanted: string): string {
  const found =
    named.find((each) => each.toLowerCase() === wanted.toLowerCase()) ??
    named.find((each) => primary(each) === primary(wanted))
  if (found === undefined) throw new WordsFault('language', named.join(', '))
  return found
}

function primary(language: string): string {
  return language.trim().toLowerCase().split(/[-_]/)[0] ?? ''
}

/** The format of a file by its name; `.xlf` is XLIFF, too. Undefined for others. */
export function formatOf(path: string): WordFormat | undefined {
  const ending = path.split('.').at(-1)?.toLowerCase() ?? ''
  const name = ending === 'xlf' ? 'xliff' : ending
  return Object.hasOwn(wordFormats, name) ? wordFormats[name] : undefined
}

function filled(pairs: readonly (readonly [string, string | null | undefined])[]): Map<string, string> {
  return new Map(
    pairs.flatMap(([label, text]) => (typeof text === 'string' && text.trim() !== '' ? [[label, text.trim()]] : [])),
  )
}
