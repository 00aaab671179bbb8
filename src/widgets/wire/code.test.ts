import { expect, it } from 'vitest'
import { readCode } from './code.ts'

it('sends a code as text, or as a number where the data rules ask for one', () => {
  expect(readCode('1', 'string')).toBe('1')
  expect(readCode('1', undefined)).toBe('1')
  expect(readCode('1', 'integer')).toBe(1)
  expect(readCode('1.5', ['number', 'null'])).toBe(1.5)
  expect(readCode('1', ['string', 'number'])).toBe('1')
  expect(readCode('A', 'integer')).toBe('A')
})
