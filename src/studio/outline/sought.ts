import type { OutlineEntry } from '../../config/node.ts'
import { flat, keyOf, readIn, textOf } from '../host/entries.ts'
import { unfolded, type Folds } from './folds.ts'

/** An entry as it stands in the tree. */
interface ShownEntry {
  entry: OutlineEntry
  depth: number
  /** What it reads: entries of one kind that read the same are distinguished by their ids. */
  text: string
}

/**
 * The entries that the tree shows: those in no folded entry, or, while something is searched for, the matches and the entries around them.
 * `first` is the first match.
 */
export function shownEntries(
  outline: readonly OutlineEntry[],
  { sought, folded, language }: { sought: string; folded: Folds; language: string },
): { shown: ShownEntry[]; first: OutlineEntry | undefined } {
  const wish = sought.trim().toLowerCase()
  const reads = ({ texts, id }: OutlineEntry) => `${readIn(texts, language) ?? ''} ${id}`.toLowerCase().includes(wish)
  // What is found stands below what it is in: the same text may stand in several.
  const holds = (entry: OutlineEntry): boolean => reads(entry) || entry.entries.some(holds)
  // The search looks into what is folded.
  const shown = wish === '' ? unfolded(outline, folded) : flat(outline).filter(({ entry }) => holds(entry))
  const textAt = (entry: OutlineEntry) => textOf(entry, readIn(entry.texts, language))
  const nameOf = (entry: OutlineEntry) => `${entry.kind} ${textAt(entry)}`
  const named = new Map<string, number>()
  for (const { entry } of shown) named.set(nameOf(entry), (named.get(nameOf(entry)) ?? 0) + 1)
  return {
    shown: shown.map(({ entry, depth }) => {
      const text = textAt(entry)
      return { entry, depth, text: named.get(nameOf(entry)) === 1 ? text : `${text} · ${entry.id}` }
    }),
    first: shown.find(({ entry }) => wish === '' || reads(entry))?.entry,
  }
}

/** The entry by which the tree is entered: where the focus was, else what is selected, else the first. */
export function entranceOf(
  shown: readonly ShownEntry[],
  keys: readonly string[],
  first: OutlineEntry | undefined,
): string {
  const there = keys.find((key) => shown.some(({ entry }) => keyOf(entry) === key))
  return there ?? (first === undefined ? '' : keyOf(first))
}
