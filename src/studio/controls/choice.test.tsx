// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { Choice } from './Choice.tsx'

afterEach(cleanup)

it('a choice of which nothing is chosen yet is made by keys: the first one has the focus', () => {
  const chosen: string[] = []
  const options = [
    { value: 'true', text: 'yes' },
    { value: 'false', text: 'no' },
  ]
  render(<Choice label="Value" value="" options={options} choose={(value) => void chosen.push(value)} />)
  fireEvent.mouseDown(screen.getByRole('combobox', { name: 'Value' }))
  expect(document.activeElement?.textContent).toBe('yes')
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'ArrowDown' })
  expect(document.activeElement?.textContent).toBe('no')
  fireEvent.click(document.activeElement ?? document.body)
  expect(chosen).toEqual(['false'])
})
