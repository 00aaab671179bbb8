import { describe, expect, it } from 'vitest'
import { droppedSigns, keepAllowed, lengthOf, readText, showText } from './text.ts'

describe('a simple text', () => {
  it('keeps letters of any script, digits, spaces and , / -', () => {
    expect(keepAllowed('Ab 12, x/y - é 東京 か゛', 'simple')).toBe('Ab 12, x/y - é 東京 か')
  })

  it.each(['!', '@', '#', '<', '>', '&', '"', "'", ';', '.', '(', '_', '+', '='])('drops %s', (sign) => {
    expect(keepAllowed(`a${sign}b`, 'simple')).toBe('ab')
  })

  it('[NL-08] joins an accent to its letter, and takes none that stands alone', () => {
    expect(keepAllowed('e\u0301 か\u3099 x\u0301', 'simple')).toBe('é が x')
    expect(droppedSigns('x\u0301', 'simple', undefined)).toEqual(['\u0301'])
  })

  it('loses the spaces at both ends when it is sent', () => {
    expect(readText('  a b  ', 'simple')).toBe('a b')
  })
})

describe('a free text', () => {
  it('is sent as it is', () => {
    expect(readText(' <a> ', 'free')).toBe(' <a> ')
  })

  it('of spaces alone is no value', () => {
    expect(readText('  \n ', 'free')).toBeUndefined()
    expect(readText('', 'free')).toBeUndefined()
  })
})

it('shows scalars and nothing else', () => {
  expect(showText('a')).toBe('a')
  expect(showText(0)).toBe('0')
  expect(showText(false)).toBe('false')
  expect(showText(undefined)).toBe('')
  expect(showText(null)).toBe('')
  expect(showText({ a: 1 })).toBe('')
})

it('counts characters, not halves of them', () => {
  expect(lengthOf('a𠮷b')).toBe(3)
})
