import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import { nameOf } from '../host/labels.ts'
import { useWords } from '../words/words.ts'
import type { OptionNames } from './option-values.ts'
import { useWordLines } from './word-lines.ts'

interface LabelChoiceProps {
  name: string
  names: Pick<OptionNames, 'tenant' | 'file' | 'say'>
  value: string
  choose(label: string): void
}

/** Begins an offer to make what is typed words of the tenant's own. */
const OWN = '\u0000'
const matching = createFilterOptions<string>()

/** One of the words of the portal, found by what it reads or by its label; or words of the tenant's own, where they can be made. */
export function LabelChoice({ name, names: { tenant, file, say }, value, choose }: LabelChoiceProps) {
  const { t, of, language } = useWords()
  const [lines, addLine] = useWordLines({ tenant, file })
  const textOf = (label: string) => {
    if (label.startsWith(OWN)) return t('labels.own', { text: label.slice(OWN.length) })
    const texts = lines.find((each) => each.label === label)?.texts
    return texts === undefined ? label : `${of(texts)} · ${label}`
  }
  const make = (text: string) => {
    const taken = new Set(lines.map(({ label }) => label))
    const own = Array.from({ length: taken.size + 1 }, (_, at) => `words.x_${nameOf(file)}_${String(at + 1)}`)
    const label = own.find((each) => !taken.has(each)) ?? own[0] ?? ''
    const texts = { en: text, [language]: text }
    addLine({ label, texts })
    say?.(label, texts)
    choose(label)
  }
  return (
    <Autocomplete
      autoHighlight
      size="small"
      options={lines.map(({ label }) => label)}
      value={value === '' ? null : value}
      getOptionLabel={textOf}
      filterOptions={(labels, state) => {
        const typed = state.inputValue.trim()
        return [...matching(labels, state), ...(typed === '' || say === undefined ? [] : [`${OWN}${typed}`])]
      }}
      onChange={(_event, chosen) =>
        chosen?.startsWith(OWN) === true ? make(chosen.slice(OWN.length)) : choose(chosen ?? '')
      }
      renderInput={(props) => <TextField {...props} label={name} />}
    />
  )
}
