import { useMemo, useState } from 'react'
import Autocomplete from '@mui/material/Autocomplete'
import {
  choiceKey,
  useDataPath,
  useEngine,
  useLookup,
  useSetValues,
  useSteadyList,
  useValue,
} from '../../render/index.ts'
import type { FieldPartProps } from '../../render/index.ts'
import { InputLine } from '../input/InputLine.tsx'
import { listWords } from '../input/lookup-words.ts'
import { OptionLine } from '../input/OptionLine.tsx'
import { emptyLabel, matches } from '../input/search.ts'
import { showText } from '../wire/text.ts'
import type { Options } from './manifest.ts'

/** Until the field is entered no list is asked for. */
const NOT_YET = ''

/**
 * A text to search by that turns upper case as it is typed, or the code of an option, shown by its name. Typing takes a
 * chosen code away; a text that no option has stays as it is (specification, §4).
 */
export function Typeahead(props: FieldPartProps<Options>) {
  const { id, field, path, value, readOnly } = props
  const { options } = field
  const { t } = useEngine()
  const at = useDataPath()
  const setValues = useSetValues()
  const [isWanted, setWanted] = useState(false)
  const namePath = at(options.nameField)
  const name = useValue(namePath, showText)
  const code = showText(value)
  const shown = name === '' ? code : name
  const typed = name === '' ? code : ''
  const lookup = useLookup(isWanted ? options.lookup : NOT_YET, options.lookupQuery, typed)
  const offered = useMemo(() => matches(lookup.items, typed), [lookup.items, typed])
  const chosen = useSteadyList(offered, name === '' ? null : { value: code, label: name, item: {} })
  const put = (next: string, nextName: string) =>
    setValues({ [path]: next === '' ? undefined : next, [namePath]: nextName === '' ? undefined : nextName })

  if (readOnly) return <InputLine frame={props} value={shown} />
  return (
    <Autocomplete
      id={id}
      size="small"
      fullWidth
      forcePopupIcon={false}
      clearOnBlur={false}
      options={offered}
      filterOptions={(all) => all}
      value={chosen}
      inputValue={shown}
      getOptionLabel={(each) => each.label}
      getOptionKey={choiceKey}
      isOptionEqualToValue={(each, other) => each.value === other.value}
      noOptionsText={t(emptyLabel(lookup.state, typed))}
      {...listWords(t)}
      slotProps={{ popper: { style: { minWidth: 'min(28rem, 92vw)', maxWidth: '92vw' }, placement: 'bottom-start' } }}
      onFocus={() => setWanted(true)}
      onInputChange={(_, text, reason) => {
        if (reason === 'input') put(text.toUpperCase(), '')
        if (reason === 'clear') put('', '')
      }}
      onChange={(_, picked) => {
        if (picked !== null) put(picked.value, picked.label)
      }}
      renderOption={({ key, ...option }, each) => (
        <OptionLine key={key} {...option} item={each} text={`${each.label} (${each.value})`} />
      )}
      renderInput={(params) => (
        <InputLine frame={props} combobox={params} attributes={{ maxLength: options.maxTyped }} />
      )}
    />
  )
}
