import Papa from 'papaparse'
import xliff from 'xliff'
import type { MissingWord } from './words.ts'

/** Texts to be translated, or that were, with the language they are in. */
export interface Translation {
  language: string
  words: readonly (MissingWord & { text?: string })[]
}

/** A kind of file that translators take and give back. */
interface WordFormat {
  write(translation: Translation): string | Promise<string>
  /** Label → text, without what was left empty. Throws where the file is none of its kind. */
  read(text: string): Map<string, string> | Promise<Map<string, string>>
}

/** By the ending of the file's name. */
export const wordFormats: Readonly<Record<string, WordFormat>> = {
  json: {
    write: ({ language, words }) =>
      `${JSON.stringify(Object.fromEntries(words.map(({ label, english, text = '' }) => [label, { en: english, [language]: text }])), null, 2)}\n`,
    read: (text) =>
      filled(
        Object.entries(JSON.parse(text) as Record<string, string | Record<string, string>>).map(([label, value]) => [
          label,
          typeof value === 'string' ? value : Object.entries(value).find(([language]) => language !== 'en')?.[1],
        ]),
      ),
  },
  csv: {
    // The sign at the beginning tells spreadsheets that it is UTF-8.
    write: ({ language, words }) =>
      `\uFEFF${Papa.unparse({ fields: ['label', 'en', language], data: words.map(({ label, english, text = '' }) => [label, english, text]) })}\r\n`,
    read(text) {
      const [, ...rows] = Papa.parse<string[]>(text.replace(/^\uFEFF/, ''), { skipEmptyLines: true }).data
      return filled(rows.map(([label = '', , translated]) => [label, translated]))
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
    async read(text) {
      const read = /<xliff[^<>]*version="2/.test(text) ? xliff.xliff2js : xliff.xliff12ToJs
      const { resources } = await read(text)
      const units = Object.values(resources).flatMap((namespace) => Object.entries(namespace))
      return filled(units.map(([label, { target }]) => [label, target]))
    },
  },
}

/** The format of a file by its name; `.xlf` is XLIFF, too. Undefined for others. */
export function formatOf(path: string): WordFormat | undefined {
  const ending = path.split('.').at(-1)?.toLowerCase() ?? ''
  const name = ending === 'xlf' ? 'xliff' : ending
  return Object.hasOwn(wordFormats, name) ? wordFormats[name] : undefined
}

function filled(pairs: readonly (readonly [string, string | undefined])[]): Map<string, string> {
  return new Map(
    pairs.flatMap(([label, text]) => (typeof text === 'string' && text.trim() !== '' ? [[label, text.trim()]] : [])),
  )
}
