import { expect, it } from 'vitest'
import { codeOf, readCode } from './code.ts'

it('sends a code as text, or as a number where the data rules ask for one', () => {
  expect(readCode('1', { type: 'string' })).toBe('1')
  expect(readCode('1', {})).toBe('1')
  expect(readCode('1', { type: 'integer' })).toBe(1)
  expect(readCode('1.5', { type: ['number', 'null'] })).toBe(1.5)
  expect(readCode('1', { type: ['string', 'number'] })).toBe('1')
  expect(readCode('A', { type: 'integer' })).toBe('A')
  const list = [{ a: 1 }, [2]] as unknown as string[]
  expect(list.map(codeOf).map((code) => readCode(code, { enum: list }))).toEqual(list)
  expect(readCode('true', { enum: ['one', 1, true] })).toBe(true)
})
