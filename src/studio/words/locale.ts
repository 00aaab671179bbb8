import { jaJP } from '@mui/material/locale'
import type { Theme } from '@mui/material/styles'
import type { StudioLanguage } from './words.ts'

/** The theme with the inputs' own words, such as what opens a list of choices, in the language of the studio. */
export function inLanguage(theme: Theme, language: StudioLanguage): Theme {
  if (language !== 'ja') return theme
  const { MuiAutocomplete: present } = theme.components ?? {}
  const spoken = {
    ...present,
    defaultProps: { ...present?.defaultProps, ...jaJP.components?.MuiAutocomplete?.defaultProps },
  }
  return { ...theme, components: { ...theme.components, MuiAutocomplete: spoken } }
}
