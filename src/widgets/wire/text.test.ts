import { describe, expect, it } from 'vitest'
import { droppedSigns, keepAllowed, lengthOf, readText, showText } from './text.ts'

describe('a simple text', () => {
  it('keeps letters of any script, digits, spaces and , / -', () => {
    expect(keepAllowed('Ab 12, x/y - é 東京 か゛', 'simple')).toBe('Ab 12, x/y - é 東京 か')
  })

  it.each(['!', '@', '#', '<', '>', '&', '"', "'", ';', '.', '(', '_', '+', '='])('drops %s', (sign) => {
    expect(keepAllowed(`a${sign}b`, 'simple')).toBe('ab')
  })

  it('[NL-08] keeps the marks of letters, one with its letter where there is such a letter', () => {
    expect(keepAllowed('e\u0301 か\u3099 x\u0301 น้ำแข็ง हिन्दी', 'simple')).toBe('é が x\u0301 น้ำแข็ง हिन्दी')
    expect(droppedSigns('x\u0301', 'simple', undefined)).toEqual([])
    expect(droppedSigns('１２－A', 'simple', '99-9')).toEqual(['A'])
  })

  it('loses the spaces at both ends when it is sent', () => {
    expect(readText('  a b  ', 'simple')).toBe('a b')
  })
})

describe('a free text', () => {
  it('is sent as it is, but for the spaces at both ends of its line', () => {
    expect(readText('<a> b', 'free')).toBe('<a> b')
    expect(readText('\u00a0a.b@example.com \t', 'free')).toBe('a.b@example.com')
    expect(readText('  a\n b ', 'free', true)).toBe('  a\n b ')
  })

  it('has the spaces that a person sees, and nothing unseen', () => {
    expect(readText('PO\u00a0123\tTYO\u3000東京', 'free')).toBe('PO 123 TYO 東京')
    expect(readText('\ufeffa\u200bb\u00adc\u0000d\u200ee', 'free')).toBe('abcde')
    expect(readText('می\u200cخواهم', 'free')).toBe('می\u200cخواهم')
    expect(readText('e\u0301', 'free')).toBe('é')
    expect(readText('\u200b', 'free')).toBeUndefined()
  })

  it('of several lines keeps what divides and indents them', () => {
    expect(readText('東京\u3000港\n\tpier 4\u200b', 'free', true)).toBe('東京\u3000港\n\tpier 4')
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
