import { useCallback, useState } from 'react'
import type { OutlineEntry } from '../../config/node.ts'
import { flat, keyOf } from '../host/entries.ts'

/** Keys of entries whose inside is not shown. */
export type Folds = ReadonlySet<string>

/** What is folded on each screen, for as long as the studio is open. */
export function useFolds(file: string): { folded: Folds; setFolded(folded: Folds): void } {
  const [byScreen, setByScreen] = useState<ReadonlyMap<string, Folds>>(new Map())
  const setFolded = useCallback((folded: Folds) => setByScreen((before) => new Map(before).set(file, folded)), [file])
  return { folded: byScreen.get(file) ?? nothing, setFolded }
}

const nothing: Folds = new Set()

/** The entries that stand in no folded one, as `flat` gives them. */
export function unfolded(outline: readonly OutlineEntry[], folded: Folds): ReturnType<typeof flat> {
  const inside = new Set<OutlineEntry>()
  return flat(outline).filter(({ entry }) => {
    if (inside.has(entry) || folded.has(keyOf(entry))) for (const each of entry.entries) inside.add(each)
    return !inside.has(entry)
  })
}

/** The entry that another one stands in. */
export function parentOf(outline: readonly OutlineEntry[], entry: OutlineEntry): OutlineEntry | undefined {
  return flat(outline).find((each) => each.entry.entries.includes(entry))?.entry
}

/** What stays folded where an entry is to be seen. */
export function shownIn(outline: readonly OutlineEntry[], folded: Folds, key: string): Folds {
  const around = flat(outline).filter(({ entry }) =>
    entry.entries.some((each) => flat([each]).some((one) => keyOf(one.entry) === key)),
  )
  const opened = around.map(({ entry }) => keyOf(entry)).filter((each) => folded.has(each))
  return opened.length === 0 ? folded : new Set([...folded].filter((each) => !opened.includes(each)))
}
