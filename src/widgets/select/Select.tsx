import { useMemo } from 'react'
import { useLookup, useValueOf } from '../../render/index.ts'
import type { FieldPartProps } from '../../render/index.ts'
import { Choice } from '../input/Choice.tsx'
import { noOptionsLabel, showOption } from '../input/lookup-words.ts'
import { queryOption, textOption } from '../input/options.ts'
import { showText } from '../wire/text.ts'
import { readCode } from './code.ts'

/** One of the options of a lookup, found by typing. A code that is no longer in the list is shown as it is. */
export function Select(props: FieldPartProps) {
  const { field, value, change, rules } = props
  const { options } = field
  const { items, state } = useLookup(textOption(options, 'lookup') ?? '', queryOption(options, 'lookupQuery'))
  const taken = useValueOf(textOption(options, 'except'))
  const free = useMemo(
    () => items.filter((item) => item.value !== taken || item.value === value),
    [items, taken, value],
  )
  return (
    <Choice
      frame={props}
      items={free}
      value={showText(value)}
      show={showOption(options.show)}
      empty={noOptionsLabel(state)}
      pick={(item) => change(item === undefined ? undefined : readCode(item.value, rules.type))}
    />
  )
}
