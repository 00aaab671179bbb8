import type { OutlineEntry } from '../../config/node.ts'
import type { Change } from '../host/api.ts'
import { besides, keyOf } from '../host/entries.ts'
import { useSent } from '../controls/sent.ts'

/** Where entries stand among their like, and what puts one so many places on: from where it was put last, also while that is not answered yet. */
export function usePlaces(outline: readonly OutlineEntry[], file: string, change: (...changes: Change[]) => void) {
  const { shown: sent, send } = useSent<{ key: string; at: number } | undefined>(undefined)
  const placeOf = (entry: OutlineEntry) =>
    sent?.key === keyOf(entry) ? sent.at : besides(outline, entry).indexOf(entry)
  return {
    placeOf,
    move(entry: OutlineEntry, steps: number) {
      const at = placeOf(entry) + steps
      const others = besides(outline, entry).filter((each) => each !== entry)
      const [where, beside] = steps < 0 ? (['before', others[at]] as const) : (['after', others[at - 1]] as const)
      if (beside === undefined || steps === 0) return
      send({ key: keyOf(entry), at }, () => change({ kind: 'move', file, keys: entry.keys, where, beside: beside.id }))
    },
  }
}
