// @vitest-environment jsdom
import { ThemeProvider, createTheme } from '@mui/material/styles'
import MenuItem from '@mui/material/MenuItem'
import OutlinedInput from '@mui/material/OutlinedInput'
import Select from '@mui/material/Select'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
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

it('a list of choices takes nothing by the press that opened it, however long that is held; the next one chooses', () => {
  vi.useFakeTimers()
  const choose = vi.fn()
  render(
    <ThemeProvider theme={createTheme({ components: fieldComponents })}>
      <Select value="" inputProps={{ 'aria-label': 'Mode' }} onChange={({ target }) => choose(target.value)}>
        <MenuItem value="AE">Air export</MenuItem>
        <MenuItem value="OE">Ocean export</MenuItem>
      </Select>
    </ThemeProvider>,
  )
  fireEvent.mouseDown(screen.getByRole('combobox'))
  act(() => void vi.advanceTimersByTime(600))
  const option = screen.getByRole('option', { name: 'Air export' })
  fireEvent.mouseUp(option)
  expect(choose).not.toHaveBeenCalled()
  fireEvent.mouseDown(option)
  fireEvent.mouseUp(option)
  fireEvent.click(option)
  expect(choose.mock.calls).toEqual([['AE']])
  vi.useRealTimers()
})
