import { useRef, type ReactNode } from 'react'
import Typography from '@mui/material/Typography'
import { useBegun } from '../controls/begun.tsx'
import { useSent } from '../controls/sent.ts'
import type { Change } from '../host/api.ts'
import { textsOf } from '../host/labels.ts'
import { useWords } from '../words/words.ts'
import { lackingIn, type Described, type OptionNames } from './option-values.ts'

interface WholeProps {
  /** Where the option stands in its entry. */
  place: string
  /** What the option is called. */
  name: string
  option: Described
  value: unknown
  put(value: unknown): void
  children(value: unknown, put: (value: unknown) => void): ReactNode
}

/** Keeps what is being entered of an option of several parts until it has all that it needs: half of it is no value, and waits for whoever goes to look at something else (`FormOf`). */
export function Whole({ place, name, option, value, put, children }: WholeProps) {
  const [begun, setBegun] = useBegun<{ value: unknown } | undefined>(place, undefined)
  const { shown, send } = useSent(value)
  const { t, of } = useWords()
  const lacking = begun === undefined ? [] : lackingIn(option, begun.value, name, of)
  return (
    <div>
      {children(begun === undefined ? shown : begun.value, (next) => {
        if (lackingIn(option, next, name, of).length === 0) {
          setBegun(undefined)
          send(next, () => put(next))
        } else setBegun({ value: next })
      })}
      {lacking.length > 0 && (
        <Typography variant="caption" role="status" sx={{ color: 'warning.main', display: 'block' }}>
          {t('options.waits', { names: lacking.join(', ') })}
        </Typography>
      )}
    </div>
  )
}

interface WordsMade {
  say: NonNullable<OptionNames['say']>
  /** What makes these words, to be put in with what they are for; they are made once. */
  taken(): Change[]
}

/** Words of the tenant's own for what is put together of several parts: they wait for the last of these, as it does. */
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
