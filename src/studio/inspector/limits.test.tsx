// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import type { DataRules } from '../../config/index.ts'
import booking from '../../../schemas/forms/booking.layout.json'
import { Limits } from './Limits.tsx'

afterEach(cleanup)

const offered = (rules: DataRules, isChosen = false) => {
  render(<Limits rules={rules} limits={{ file: '', keys: [] }} isChosen={isChosen} isTyped change={() => undefined} />)
  const names = screen.queryAllByRole('spinbutton').length
  cleanup()
  return names
}

it('how long a text may be is asked of one that is typed, how many rows of a list in any case', () => {
  expect(offered({ type: 'string', maxLength: 50, pattern: '^[^\\n]*$' })).toBe(2)
  expect(offered({ type: 'string' }, true)).toBe(0)
  expect(offered({ type: 'string', enum: ['A'] })).toBe(0)
  expect(offered({ type: 'array' }, true)).toBe(1)
})

it('the form that a tenant asks of a text is chosen in words, or typed; emptied, it is the portal’s again', () => {
  const change = vi.fn()
  const rules = { type: 'string', pattern: '^[^<>]*$', allOf: [{ pattern: '^[0-9]*$' }] }
  const limits = { file: 'forms/order.schema.json', keys: ['properties', 'code'] }
  render(<Limits {...{ rules, limits, change }} isChosen={false} isTyped />)
  const form = screen.getByRole('combobox', { name: /^Form of the text/ })
  expect(form).toHaveProperty('value', '^[0-9]*$')
  expect(screen.getByText('digits alone')).toBeTruthy()
  const keys = ['properties', 'code', 'pattern']
  fireEvent.change(form, { target: { value: '^[0-9]{10}$' } })
  fireEvent.blur(form)
  expect(change).toHaveBeenLastCalledWith({ kind: 'set', file: limits.file, keys, value: '^[0-9]{10}$' })
  fireEvent.change(form, { target: { value: '' } })
  fireEvent.blur(form)
  expect(change).toHaveBeenLastCalledWith({ kind: 'set', file: limits.file, keys })
})

it('whoever breaks a limit that is given here reads which', () => {
  const given = ['minLength', 'maxLength', 'minimum', 'maximum', 'maxItems', 'pattern']
  expect(Object.keys(booking.messages)).toEqual(expect.arrayContaining(given))
})
