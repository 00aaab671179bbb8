import { expect, it } from 'vitest'
import { fits, joinCodes, splitCodes } from './list.ts'

it('splits a comma-joined value into codes', () => {
  expect(splitCodes('A,B')).toEqual(['A', 'B'])
  expect(splitCodes(' A , B ,,A')).toEqual(['A', 'B'])
  expect(splitCodes('')).toEqual([])
  expect(splitCodes(undefined)).toEqual([])
  expect(splitCodes(5)).toEqual([])
  expect(splitCodes(['A', 'B,A', 7, null])).toEqual(['A', 'B'])
})

it('joins codes with commas; none is no value', () => {
  expect(joinCodes(['A', 'B'])).toBe('A,B')
  expect(joinCodes([])).toBeUndefined()
})

it('reads back what it joined', () => {
  const codes = ['AB', 'C', 'D1']
  expect(splitCodes(joinCodes(codes))).toEqual(codes)
})

it('says whether one more code fits, commas counted', () => {
  expect(fits(['AB'], 'CD', 5)).toBe(true)
  expect(fits(['AB'], 'CD', 4)).toBe(false)
  expect(fits([], 'ABC', 3)).toBe(true)
  expect(fits(['AB'], 'CD', undefined)).toBe(true)
})
