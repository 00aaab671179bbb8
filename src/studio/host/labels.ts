import type { Change } from './api.ts'

/** What makes a label read so, by language. */
export function textsOf(texts: Readonly<Record<string, string>>, label: string): Change[] {
  return Object.entries(texts).map(([language, text]) => ({
    kind: 'set',
    file: `labels/${language}.json`,
    keys: [label],
    value: text.trim(),
  }))
}

/** The name of a screen by its file, as it stands in labels. */
export function nameOf(file: string): string {
  return file.replace(/^.*\/|\..*$/g, '').replaceAll('-', '_')
}
