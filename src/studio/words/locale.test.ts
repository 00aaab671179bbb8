import { createTheme } from '@mui/material/styles'
import { expect, it } from 'vitest'
import { inLanguage } from './locale.ts'

it('what opens a list of choices is called in the language of the studio, and the rest of the look stays', () => {
  const theme = createTheme({ components: { MuiAutocomplete: { defaultProps: { size: 'small' } } } })
  expect(inLanguage(theme, 'en')).toBe(theme)
  const { components, palette } = inLanguage(theme, 'ja')
  expect(components?.MuiAutocomplete?.defaultProps).toMatchObject({ size: 'small', openText: '開く' })
  expect(palette).toBe(theme.palette)
})
