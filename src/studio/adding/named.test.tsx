// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { AddNamed } from './AddNamed.tsx'

afterEach(cleanup)

it('something new is added once nothing is lacking; until then its button says what is', () => {
  const add = vi.fn()
  render(<AddNamed label="A section" button="Add the section" languages={['en', 'ja']} add={add} />)
  const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Add the section' })
  expect(screen.getByRole('status').textContent).toBe('Still to be entered: Reads (en), Reads (ja)')
  expect(button().disabled).toBe(true)
  fireEvent.change(screen.getByLabelText('Reads (en)'), { target: { value: 'Rates' } })
  expect(screen.getByRole('status').textContent).toBe('Still to be entered: Reads (ja)')
  fireEvent.change(screen.getByLabelText('Reads (ja)'), { target: { value: '料金' } })
  expect(screen.queryByRole('status')).toBeNull()
  fireEvent.click(button())
  expect(add).toHaveBeenCalledWith({ en: 'Rates', ja: '料金' })
})
