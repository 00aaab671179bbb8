import { useCallback, useState } from 'react'
import type { OutlineEntry } from '../../config/node.ts'
import type { Change } from '../host/api.ts'
import { keyOf, lastFieldOf } from '../host/entries.ts'
import type { Act } from '../host/host.ts'

interface Selecting {
  /** What is selected at first. */
  at: string
  /** Somebody came for a field of the tenant's own. */
  addsField: boolean
  outline: readonly OutlineEntry[]
  run(what: Act, changes: Change[], adds: boolean): Promise<boolean>
  /** Brings what is selected before the eyes. */
  bring(): void
}

/** The selected entries of a screen: one, others beside it (`also`), and one that was just added and that the host has not answered (`awaited`). */
export function useSelection({ at, addsField, outline, run, bring }: Selecting) {
  const [selected, setSelected] = useState(at)
  const [also, setAlso] = useState<readonly string[]>([])
  const [awaited, setAwaited] = useState<string>()
  // A field of the tenant's own stands after another one: the last of the first section, until somebody chooses.
  const [adds, setAdds] = useState(addsField)
  const after = adds && selected === '' ? lastFieldOf(outline) : undefined
  if (after !== undefined) {
    setSelected(keyOf(after))
    bring()
  }
  const select = useCallback(
    (key: string) => {
      setAdds(false)
      setSelected(key)
      setAlso([])
      bring()
    },
    [bring],
  )
  return {
    selected,
    also,
    adds,
    isAwaited: (entry: OutlineEntry | undefined) =>
      awaited === selected && (entry === undefined || keyOf(entry) !== selected),
    select,
    /** Selects one, or with `beside` one more, or one less. */
    selectAlso(key: string, beside = false): void {
      if (!beside || selected === '' || key === selected) select(key)
      else setAlso(also.includes(key) ? also.filter((each) => each !== key) : [...also, key])
    },
    /** Makes something and goes to it; `others` are selected beside it. Where it is refused one is back where one was, and hears so. */
    add: useCallback(
      async (key: string, changes: Change[], others: readonly string[] = []): Promise<boolean> => {
        select(key)
        setAlso(others)
        setAwaited(key)
        const isDone = await run('change', changes, true)
        setAwaited((before) => (before === key ? undefined : before))
        if (!isDone) setSelected((now) => (now === key ? selected : now))
        return isDone
      },
      [select, run, selected],
    ),
    leave(): void {
      setSelected('')
      setAlso([])
    },
  }
}
