import { createFilterOptions } from '@mui/material/Autocomplete'
import type { LookupItem } from '../../render/index.ts'
import { plain } from '../wire/text.ts'
import { exactMatch } from './search.ts'

/** More options than the longest list that is scrolled has: every country. */
const MOST = 300

const compared = createFilterOptions<LookupItem>({
  stringify: (item) => plain(`${item.value} ${item.label} ${item.description ?? ''}`),
  limit: MOST,
})

/** The options of an open list that what is typed fits, by code, name or description, in any case and width; all while nothing is typed. */
export const fitting: typeof compared = (items, state) =>
  compared(items, { ...state, inputValue: plain(state.inputValue) })

/** The option that a text means which is left without one being taken: the one of this code or name, or the only one that it fits. */
export function meant(items: readonly LookupItem[], text: string): LookupItem | undefined {
  if (plain(text) === '') return undefined
  const [first, ...others] = fitting([...items], { inputValue: text, getOptionLabel: ({ label }) => label })
  return exactMatch(items, text) ?? (others.length === 0 ? first : undefined)
}
