import { useMemo, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'
import Autocomplete from '@mui/material/Autocomplete'
import { useDataPath, useEngine, useLookup, useSetValues, useSteadyList, useValue } from '../../render/index.ts'
import type { FieldPartProps } from '../../render/index.ts'
import { isComposing } from '../input/composing.ts'
import { InputLine } from '../input/InputLine.tsx'
import { NOT_YET, searchedList } from '../input/searched.tsx'
import { useSearchedPaste } from '../input/use-searched-paste.tsx'
import { emptyLabel, matches } from '../input/search.ts'
import { codeText, showText } from '../wire/text.ts'
import type { Options } from './manifest.ts'

/**
 * A text to search by that turns upper case, and of plain width, as it is typed, or the code of an option, shown by its name. Typing takes a
 * chosen code away; a text that no option has stays as it is (specification, §4).
 */
export function Typeahead(props: FieldPartProps<Options>) {
  const { id, field, path, value, readOnly } = props
  const { options } = field
  const { t } = useEngine()
  const at = useDataPath()
  const setValues = useSetValues()
  const [isWanted, setWanted] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const namePath = at(options.nameField)
  const name = useValue(namePath, showText)
  const code = showText(value)
  const shown = name === '' ? code : name
  const typed = name === '' ? code : ''
  const lookup = useLookup(isWanted ? options.lookup : NOT_YET, options.lookupQuery, typed)
  const offered = useMemo(() => matches(lookup.items, typed), [lookup.items, typed])
  const chosen = useSteadyList(offered, name === '' ? null : { value: code, label: name, item: {} })
  const pasted = useSearchedPaste(options.maxTyped)
  const put = (next: string, nextName: string) =>
    setValues({ [path]: next === '' ? undefined : next, [namePath]: nextName === '' ? undefined : nextName })

  if (readOnly) return <InputLine frame={props} value={shown} />
  return (
    <Autocomplete
      {...searchedList(t)}
      id={id}
      options={offered}
      value={chosen}
      inputValue={shown}
      noOptionsText={t(emptyLabel(lookup.state, typed))}
      onFocus={() => setWanted(true)}
      open={isOpen}
      onOpen={() => {
        setWanted(true)
        setOpen(true)
      }}
      onClose={() => setOpen(false)}
      onKeyDown={(event) => {
        // At once: who hears the key next is told by the list whether it is theirs.
        if (isOpen && endsText(event)) flushSync(() => setOpen(false))
      }}
      onInputChange={(event, text, reason) => {
        pasted.follow(text)
        // Changing the text while an input method composes it would cut it off.
        if (reason === 'input') put(isComposing(event) ? text : codeText(text), '')
        if (reason === 'clear') put('', '')
      }}
      onChange={(_, picked) => {
        if (picked !== null) put(picked.value, picked.label)
      }}
      renderInput={(params) => (
        <InputLine
          frame={props}
          combobox={params}
          attributes={pasted.attributes}
          helper={pasted.helper}
          onCompositionEnd={({ currentTarget: { value: stands } }) => {
            if (stands !== codeText(stands)) put(codeText(stands), '')
          }}
        />
      )}
    />
  )
}

/** Enter where no option is marked: the text is meant as it stands, and the key is for the form. */
function endsText({ key, nativeEvent, target }: KeyboardEvent): boolean {
  return (
    key === 'Enter' &&
    !nativeEvent.isComposing &&
    target instanceof HTMLInputElement &&
    !target.hasAttribute('aria-activedescendant')
  )
}
