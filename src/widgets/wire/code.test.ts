import { expect, it } from 'vitest'
import { codeIn, readCode } from './code.ts'

it('sends a code as text, or as a number where the data rules ask for one', () => {
  expect(readCode('1', { type: 'string' })).toBe('1')
  expect(readCode('1', {})).toBe('1')
  expect(readCode('1', { type: 'integer' })).toBe(1)
  expect(readCode('1.5', { type: ['number', 'null'] })).toBe(1.5)
  expect(readCode('1', { type: ['string', 'number'] })).toBe('1')
  expect(readCode('A', { type: 'integer' })).toBe('A')
  expect(readCode('true', { enum: ['one', 1, true] })).toBe(true)
})

it.each([
  ['objects and lists', [{ a: 1 }, [2], 'S']],
  ['values that read alike', ['1', 1, 'true', true, 'null', '{"a":1}', { a: 1 }]],
])('tells each of %s from the others, and sends it as it is listed', (_what, list) => {
  const rules = { enum: list as string[] }
  const codes = list.map((each) => codeIn(each, rules))
  expect(new Set(codes).size).toBe(list.length)
  expect(codes.map((code) => readCode(code, rules))).toEqual(list)
})

it('sends a constant of a choice as what it is, also where the rules say no type', () => {
  expect(readCode('2', { oneOf: [{ const: 1 }, { const: 2 }] })).toBe(2)
})
