import { useEffect, useState } from 'react'
import Autocomplete from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import type { WordLine, WordTable } from '../../config/node.ts'
import { ask } from '../host/host.ts'
import { useWords } from '../words/words.ts'
import type { OptionNames } from './option-values.ts'

interface LabelChoiceProps {
  name: string
  names: Pick<OptionNames, 'tenant' | 'file'>
  value: string
  choose(label: string): void
}

/** One of the words of the portal, found by what it reads or by its label. */
export function LabelChoice({ name, names: { tenant, file }, value, choose }: LabelChoiceProps) {
  const { of, language } = useWords()
  const [lines, setLines] = useState<WordLine[]>([])
  useEffect(() => {
    let isCurrent = true
    const show = (table: WordTable) => isCurrent && setLines(table.lines)
    void ask<WordTable>('words', { tenant, file, language }).then(show, () => undefined)
    return () => {
      isCurrent = false
    }
  }, [tenant, file, language])
  const textOf = (label: string) => {
    const texts = lines.find((each) => each.label === label)?.texts
    return texts === undefined ? label : `${of(texts)} · ${label}`
  }
  return (
    <Autocomplete
      size="small"
      options={lines.map(({ label }) => label)}
      value={value === '' ? null : value}
      getOptionLabel={textOf}
      onChange={(_event, chosen) => choose(chosen ?? '')}
      renderInput={(props) => <TextField {...props} label={name} />}
    />
  )
}
