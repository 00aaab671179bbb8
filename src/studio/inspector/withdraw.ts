import type { OutlineEntry } from '../../config/node.ts'
import type { Change } from '../host/api.ts'
import { flat } from '../host/entries.ts'

/** What takes back all that the tenant says of an entry and of those inside it: its limits too, its place in the summary, and its texts, unless another entry reads so. An own entry is gone then. */
export function withdrawn(
  entry: OutlineEntry,
  outline: readonly OutlineEntry[],
  languages: readonly string[],
  file: string,
): Change[] {
  const all = flat([entry]).map((each) => each.entry)
  const kept = new Set(
    flat(outline).flatMap(({ entry: { keys, says } }) => (isIn(keys, entry.keys) ? [] : ownLabels(says))),
  )
  const labels = [...new Set(all.flatMap(({ says }) => ownLabels(says)))].filter((label) => !kept.has(label))
  return [
    { kind: 'set', file, keys: entry.keys },
    ...all.flatMap(({ limits, summary }) =>
      [limits, summary].flatMap((place): Change[] => (place === undefined ? [] : [{ kind: 'set', ...place }])),
    ),
    ...labels.flatMap((label) =>
      languages.map((language): Change => ({ kind: 'set', file: `labels/${language}.json`, keys: [label] })),
    ),
  ]
}

/** Labels of the tenant's own that an entry names. */
function ownLabels(says: unknown): string[] {
  if (typeof says === 'string') return /^\w+\.x_\w+$/.test(says) ? [says] : []
  return typeof says === 'object' && says !== null ? Object.values(says).flatMap(ownLabels) : []
}

function isIn(keys: readonly string[], around: readonly string[]): boolean {
  return around.every((key, at) => keys[at] === key)
}

/** Whether the tenant says anything of an entry, or of those inside it. */
export function isSaid(entry: OutlineEntry): boolean {
  return flat([entry]).some(
    ({ entry: { says, base, isOwn } }) => isOwn || JSON.stringify(says) !== JSON.stringify(base),
  )
}
