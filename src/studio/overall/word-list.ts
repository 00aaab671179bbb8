import type { WordLine } from '../../config/node.ts'

/** Which words are shown. */
export const wordFilters = ['all', 'missing', 'changed', 'own'] as const
export type WordFilter = (typeof wordFilters)[number]

/** The lines that pass a filter and in which every word sought occurs: in the label, its texts, or the place where it is named. */
export function shownWords(lines: readonly WordLine[], filter: WordFilter, sought: string): WordLine[] {
  const words = sought.toLowerCase().split(/\s+/).filter(Boolean)
  return lines.filter((line) => {
    const { label, texts, base, missing, isOwn, uses } = line
    const passes = { all: true, missing: missing.length > 0, changed: Object.keys(base).length > 0, own: isOwn }[filter]
    if (!passes) return false
    const text = [label, ...Object.values(texts), ...uses.map(({ screen }) => screen)].join('\n').toLowerCase()
    return words.every((word) => text.includes(word))
  })
}

/** What of a translator's file changes something, and what no label of the tenant is. */
export function newWords(
  lines: readonly WordLine[],
  language: string,
  read: ReadonlyMap<string, string>,
): { texts: Record<string, string>; unknown: string[] } {
  const known = new Map(lines.map((line) => [line.label, line]))
  const pairs = [...read]
  return {
    texts: Object.fromEntries(
      pairs.filter(([label, text]) => known.has(label) && known.get(label)?.texts[language] !== text),
    ),
    unknown: pairs.flatMap(([label]) => (known.has(label) ? [] : [label])),
  }
}
