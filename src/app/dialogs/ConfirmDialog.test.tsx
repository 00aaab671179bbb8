// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { ConfirmDialog } from './ConfirmDialog.tsx'

afterEach(cleanup)

it('a question is declined by a click beside it, and not by the second press of the double click that asked it', () => {
  const answer = vi.fn()
  const question = { title: 'Sure?', text: 'Really', confirm: 'Yes', cancel: 'No' }
  render(<ConfirmDialog question={question} answer={answer} />)
  const beside = screen.getByRole('alertdialog').parentElement ?? document.body
  const press = (detail: number) => {
    fireEvent.mouseDown(beside, { detail })
    fireEvent.click(beside, { detail })
  }
  press(2)
  expect(answer).not.toHaveBeenCalled()
  press(1)
  expect(answer).toHaveBeenCalledWith(false)
})
