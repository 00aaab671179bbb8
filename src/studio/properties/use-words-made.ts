import { useRef } from 'react'
import { useBegun } from '../controls/begun.tsx'
import type { Change } from '../host/api.ts'
import { textsOf } from '../host/labels.ts'
import type { OptionNames } from './option-values.ts'

interface WordsMade {
  say: NonNullable<OptionNames['say']>
  /** What makes these words, to be put in with what they are for; they are made once. */
  taken(): Change[]
}

/** Words of the tenant's own for what is put together of several parts: they wait for the last of these, as it does (`Whole`). */
export function useWordsMade(place: string): WordsMade {
  const [kept, keep] = useBegun<readonly Change[]>(`${place} words`, [])
  const made = useRef(kept)
  const put = (changes: readonly Change[]) => {
    made.current = changes
    keep(changes)
  }
  return {
    say: (label, texts) => put([...made.current, ...textsOf(texts, label)]),
    taken: () => {
      const all = [...made.current]
      if (all.length > 0) put([])
      return all
    },
  }
}
