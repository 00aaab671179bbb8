import Autocomplete from '@mui/material/Autocomplete'
import { choiceKey, useEngine, useLookup } from '../../render/index.ts'
import type { FieldPartProps } from '../../render/index.ts'
import { fitting } from '../input/fitting.ts'
import { InputLine } from '../input/InputLine.tsx'
import { itemOf, listWords, noOptionsLabel, sayItem } from '../input/lookup-words.ts'
import { OptionLine } from '../input/OptionLine.tsx'
import { fits, joinCodes, splitCodes } from '../wire/list.ts'
import type { Options } from './manifest.ts'

/** Several options of a lookup as chips; the data holds their codes joined by commas. An option that would not fit is not offered. */
export function MultiSelect(props: FieldPartProps<Options>) {
  const { field, value, change, rules, id, readOnly } = props
  const { options } = field
  const { t } = useEngine()
  const { items, state, again } = useLookup(options.lookup, options.lookupQuery)
  const { show } = options
  const codes = splitCodes(value)
  const chosen = codes.map((code) => itemOf(items, code))
  const tooMuch = (code: string) => !codes.includes(code) && !fits(codes, code, rules.maxLength)
  const helper = items.some((item) => tooMuch(item.value))
    ? { helper: t('multiSelect.full', { limit: rules.maxLength ?? 0 }) }
    : {}
  if (readOnly) return <InputLine frame={props} value={chosen.map((item) => sayItem(item, show)).join(', ')} />
  return (
    <Autocomplete
      multiple
      disableCloseOnSelect
      id={id}
      size="small"
      fullWidth
      options={items}
      value={chosen}
      filterOptions={fitting}
      limitTags={options.limitTags}
      getOptionLabel={(item) => sayItem(item, show)}
      getOptionKey={choiceKey}
      isOptionEqualToValue={(item, other) => item.value === other.value}
      getOptionDisabled={(item) => tooMuch(item.value)}
      noOptionsText={t(noOptionsLabel(state))}
      {...(again && { onOpen: again })}
      {...listWords(t)}
      slotProps={{ popper: { style: { minWidth: '10rem' } } }}
      onChange={(_, picked) => change(joinCodes(picked.map((item) => item.value)))}
      renderOption={({ key, ...option }, item) => (
        <OptionLine key={key} {...option} item={item} text={sayItem(item, show)} />
      )}
      renderInput={(params) => <InputLine frame={props} combobox={params} {...helper} />}
    />
  )
}
