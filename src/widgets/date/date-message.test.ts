import { expect, it } from 'vitest'
import { dateMessage } from './DateField.tsx'

it('says what is wrong with a day', () => {
  expect(dateMessage('20260131', false, '20260201', false)).toBeUndefined()
  expect(dateMessage('20260131', true, '20260201', false)).toBe('form.dateError')
  expect(dateMessage('20260201', true, '20260201', false)).toBeUndefined()
  expect(dateMessage('2026/13/01', true, '20260201', false)).toBe('form.invalidDate')
  expect(dateMessage('', true, '20260201', false)).toBeUndefined()
})

it('leaves the word about past days to a message that already stands there', () => {
  expect(dateMessage('20260131', true, '20260201', true)).toBeUndefined()
  expect(dateMessage('soon', true, '20260201', true)).toBe('form.invalidDate')
})
