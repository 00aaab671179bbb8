// @vitest-environment jsdom
import { ThemeProvider, createTheme } from '@mui/material/styles'
import OutlinedInput from '@mui/material/OutlinedInput'
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { fieldComponents } from './field-look.ts'

it('an input adds no style sheet of its own to the page', () => {
  const sheets = () => document.querySelectorAll('style[data-emotion$="-global"]').length
  const before = sheets()
  render(
    <ThemeProvider theme={createTheme({ components: fieldComponents })}>
      <OutlinedInput inputProps={{ 'aria-label': 'Shipper' }} />
    </ThemeProvider>,
  )
  expect(screen.getByRole('textbox', { name: 'Shipper' })).toBeDefined()
  expect(sheets()).toBe(before)
})
