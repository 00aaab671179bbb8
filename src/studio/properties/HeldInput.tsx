import { useState } from 'react'
import Typography from '@mui/material/Typography'
import type { Condition, ValueRule } from '../../config/index.ts'
import { ruleOf, type DraftValue } from '../between/set-lines.ts'
import { SetLines } from '../between/SetLines.tsx'
import { SetValue } from '../between/SetValue.tsx'
import { ConditionEditor, conditionKey } from '../conditions/ConditionEditor.tsx'
import { Framed } from '../controls/Framed.tsx'
import { useWords } from '../words/words.ts'
import { placeOf, type OptionInputProps } from './option-values.ts'

/** A condition, a value rule, or names that are given one each. */
export function HeldInput({ name, option, names, value, takes, put }: OptionInputProps) {
  const { t, of } = useWords()
  const isObject = typeof value === 'object' && value !== null
  if (option.holds === 'condition') {
    const condition = isObject ? (value as Condition) : undefined
    return (
      <ConditionEditor
        key={conditionKey(name, condition)}
        label={name}
        value={condition}
        fields={names.fields}
        commit={put}
      />
    )
  }
  if (option.holds === 'value') return <RuleInput {...{ name, option, names, value, put }} />
  return (
    <SetLines
      label={name}
      add={t('maps.add')}
      value={isObject ? (value as Record<string, ValueRule>) : {}}
      kept={Object.keys(option.kept ?? {})}
      places={takes?.map((each) => placeOf(each, { t, of })) ?? names.fields}
      sources={names.fields}
      isDraft={false}
      commit={(next) => put(Object.keys(next).length === 0 ? undefined : next)}
    />
  )
}

/** A value rule; one that is only begun is none yet. */
function RuleInput({ name, names, value, put }: OptionInputProps) {
  const [begun, setBegun] = useState<DraftValue>()
  const said = value === undefined || value === '' ? undefined : (value as ValueRule)
  return (
    <Framed label={name}>
      <Typography variant="body2">{name}</Typography>
      <SetValue
        value={begun ?? said}
        target={undefined}
        sources={names.fields}
        isDraft={false}
        commit={(next) => {
          const rule = ruleOf(next)
          setBegun(rule === undefined ? next : undefined)
          if (rule !== undefined) put(rule)
        }}
        leaveOut={() => {
          setBegun(undefined)
          put(undefined)
        }}
      />
    </Framed>
  )
}
