import type { AutocompleteProps } from '@mui/material/Autocomplete'
import { choiceKey } from '../../render/index.ts'
import type { LookupItem, Translate } from '../../render/index.ts'
import { listWords } from './lookup-words.ts'
import { OptionLine } from './OptionLine.tsx'

type Searched = Partial<AutocompleteProps<LookupItem, false, false, false>>

/** Lookup of a list that is not asked for yet: no screen has one of this name. Long lists wait until their field is entered. */
export const NOT_YET = ''

/** An input over a list that is searched by typing: what fits is chosen by whoever draws it, the text is theirs, and an option says its name and its code. */
export function searchedList(t: Translate) {
  return {
    size: 'small',
    fullWidth: true,
    forcePopupIcon: false,
    clearOnBlur: false,
    filterOptions: (all) => all,
    getOptionLabel: ({ label }) => label,
    getOptionKey: choiceKey,
    isOptionEqualToValue: (each, other) => each.value === other.value,
    slotProps: { popper: { style: { minWidth: 'min(28rem, 92vw)', maxWidth: '92vw' }, placement: 'bottom-start' } },
    renderOption: ({ key, ...option }, item) => (
      <OptionLine key={key} {...option} item={item} text={`${item.label} (${item.value})`} />
    ),
    ...listWords(t),
  } satisfies Searched
}
