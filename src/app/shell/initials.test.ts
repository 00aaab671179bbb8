import { expect, test } from 'vitest'
import { initialsOf } from './initials.ts'

test('a person is the first letters of the first and the last word of the name', () => {
  expect(initialsOf('Casey Customer')).toBe('CC')
  expect(initialsOf(' anna  maria von der Heide ')).toBe('AH')
})

test('a name of one word gives one letter, a letter outside the plane of two halves is whole, and no name gives nothing', () => {
  expect(initialsOf('山田太郎')).toBe('山')
  expect(initialsOf('𠮷野 家')).toBe('𠮷家')
  expect(initialsOf(' ')).toBe('')
})
