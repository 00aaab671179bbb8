// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { Fold } from './Fold.tsx'

afterEach(cleanup)

const head = () => screen.getByRole('button', { name: /^Calls/ })
const fold = (props: Partial<Parameters<typeof Fold>[0]> = {}) =>
  render(
    <Fold name="List calls" label="Calls" count={22} isOpenAtFirst={false} {...props}>
      <input aria-label="status" />
    </Fold>,
  )

describe('a part of the panel', () => {
  it('is folded where it is long, says how much is in it, and stays as somebody left it', () => {
    fold()
    expect(head().textContent).toBe('Calls22')
    expect(head().getAttribute('aria-expanded')).toBe('false')
    expect(screen.queryByLabelText('status')).toBeNull()
    fireEvent.click(head())
    fireEvent.change(screen.getByLabelText('status'), { target: { value: 'begun' } })
    fireEvent.click(head())
    expect(screen.queryByRole('textbox')).toBeNull()
    fireEvent.click(head())
    expect(screen.getByLabelText<HTMLInputElement>('status').value).toBe('begun')
    cleanup()

    // At another entry of the kind it stays open.
    fold()
    expect(head().getAttribute('aria-expanded')).toBe('true')
  })

  it('opens where somebody is led into it, folded as it was before', () => {
    fold({ name: 'sought' })
    expect(head().getAttribute('aria-expanded')).toBe('false')
    cleanup()
    fold({ name: 'sought', isSought: true })
    expect(head().getAttribute('aria-expanded')).toBe('true')
  })
})
