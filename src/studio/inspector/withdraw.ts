import type { OutlineEntry } from '../../config/node.ts'
import type { Change } from '../host/api.ts'
import { flat } from '../host/entries.ts'

/** What takes back all that the tenant says of an entry and of those inside it: its texts and its limits too. An own entry is gone then. */
export function withdrawn(entry: OutlineEntry, languages: readonly string[], file: string): Change[] {
  const all = flat([entry]).map((each) => each.entry)
  const labels = all
    .map(({ says }) => says['label'] ?? says['message'])
    .filter((label) => typeof label === 'string' && label.includes('.x_')) as string[]
  return [
    { kind: 'set', file, keys: entry.keys },
    ...all.flatMap(({ limits }): Change[] => (limits === undefined ? [] : [{ kind: 'set', ...limits }])),
    ...labels.flatMap((label) =>
      languages.map((language): Change => ({ kind: 'set', file: `labels/${language}.json`, keys: [label] })),
    ),
  ]
}

/** Whether the tenant says anything of an entry, or of those inside it. */
export function isSaid(entry: OutlineEntry): boolean {
  return flat([entry]).some(
    ({ entry: { says, base, isOwn } }) => isOwn || JSON.stringify(says) !== JSON.stringify(base),
  )
}
