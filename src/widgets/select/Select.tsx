import { useMemo } from 'react'
import { useLookup, useValueOf } from '../../render/index.ts'
import type { FieldPartProps } from '../../render/index.ts'
import { Choice } from '../input/Choice.tsx'
import { noOptionsLabel } from '../input/lookup-words.ts'
import { codeIn, readCode } from '../wire/code.ts'
import type { Options } from './manifest.ts'

/** One of the options of a lookup, found by typing. A code that is no longer in the list is shown as it is. */
export function Select(props: FieldPartProps<Options>) {
  const { field, value, change, rules } = props
  const { options } = field
  const { items, state, again } = useLookup(options.lookup, options.lookupQuery)
  const taken = useValueOf(options.except)
  const free = useMemo(
    () => items.filter((item) => item.value !== taken || item.value === value),
    [items, taken, value],
  )
  return (
    <Choice
      frame={props}
      items={free}
      value={codeIn(value, rules)}
      show={options.show}
      empty={noOptionsLabel(state)}
      again={again}
      pick={(item) => change(item === undefined ? undefined : readCode(item.value, rules))}
    />
  )
}
