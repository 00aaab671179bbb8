import { expect, it } from 'vitest'
import { carryKeys } from './keys.ts'

const a = { n: 'a' }
const b = { n: 'b' }
const c = { n: 'c' }
const counter = () => {
  let next = 0
  return () => `new${String((next += 1))}`
}

it('gives every row a key at first', () => {
  expect(carryKeys([], [], [a, b], counter())).toEqual(['new1', 'new2'])
})

it('keeps the key of an edited row', () => {
  expect(carryKeys([a, b, c], ['1', '2', '3'], [a, { n: 'B' }, c], counter())).toEqual(['1', '2', '3'])
})

it('gives an added row a new key', () => {
  expect(carryKeys([a, b], ['1', '2'], [a, b, c], counter())).toEqual(['1', '2', 'new1'])
})

it('lets the other rows keep theirs when one is removed', () => {
  expect(carryKeys([a, b, c], ['1', '2', '3'], [a, c], counter())).toEqual(['1', '3'])
  expect(carryKeys([a, b, c], ['1', '2', '3'], [b, c], counter())).toEqual(['2', '3'])
})

it('follows rows that change places', () => {
  expect(carryKeys([a, b], ['1', '2'], [b, a], counter())).toEqual(['2', '1'])
})

it('never gives one key twice', () => {
  const keys = carryKeys([a, b], ['1', '2'], [b, b, { n: 'x' }], counter())
  expect(new Set(keys).size).toBe(3)
})
