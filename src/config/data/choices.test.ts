import { expect, it } from 'vitest'
import { choicesOf, codeOf } from './choices.ts'

it('lists each value once, with its title, whichever keyword lists it', () => {
  const one = { oneOf: [{ const: 'A', title: 'Air' }, { const: 'S' }, { const: 'A' }, { type: 'null' }] }
  expect(choicesOf(one)?.map(({ code, title }) => [code, title])).toEqual([
    ['A', 'Air'],
    ['S', undefined],
  ])
  expect(choicesOf({ enum: ['A', 'A', 'B'] })?.map(({ code }) => code)).toEqual(['A', 'B'])
  expect(choicesOf({ const: 2 })?.map(({ value }) => value)).toEqual([2])
  expect(choicesOf({ type: 'string' })).toBeUndefined()
  expect(choicesOf({ oneOf: [{ const: 'A' }, { type: 'string' }] })).toBeUndefined()
})

it('writes values that read alike as JSON does, and leaves the others as they are', () => {
  const codes = choicesOf({ enum: ['1', 1, 'A', true] as string[] })?.map(({ code }) => code)
  expect(codes).toEqual(['"1"', '1', 'A', 'true'])
})

it('reads nothing as an empty text', () => {
  expect([codeOf(undefined), codeOf(null), codeOf('')]).toEqual(['', '', ''])
})
