import { expect, it } from 'vitest'
import { typedTextFault } from './typed-text.ts'

const input = { label: 'reason', required: true, maxLength: 20, allow: 'simple' } as const
const fault = (text: string, more: object = {}) => typedTextFault({ ...input, ...more }, text, { messages: {} })

it('a text that an action asks for is there, is short enough, and has simple signs alone where no others are allowed', () => {
  expect(fault(' ')).toEqual({ label: 'form.pleaseEnter' })
  expect(fault(' ', { required: false })).toBeUndefined()
  expect(fault(`${'x'.repeat(20)} `)).toBeUndefined()
  expect(fault('x'.repeat(21))).toEqual({ label: 'form.invalid', params: { limit: 20 } })
  expect(fault('Too dear; <b>')).toEqual({ label: 'form.simpleText', params: { signs: '";" "<" ">"' } })
  expect(fault('高い, 1/2 -\nCafe\u0301')).toBeUndefined()
  expect(fault('Too dear!', { allow: 'free' })).toBeUndefined()
})
