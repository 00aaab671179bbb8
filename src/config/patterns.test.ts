import { describe, expect, it } from 'vitest'
import { patternFault } from './patterns.ts'

describe('a pattern', () => {
  it.each([
    '^[0-9]{8}$',
    '^[A-Z]{2}(,[A-Z]{2})*$',
    '^([01][0-9]|2[0-3])[0-5][0-9]$',
    '^[\\p{L}\\p{N} ,/-]*$',
    '^(a|b)$',
    '^(abc)?x+$',
    '\\(a+\\)*',
    '[(a+)]*',
  ])('is taken: %s', (pattern) => expect(patternFault(pattern)).toBeUndefined())

  it.each([
    '(a+)+',
    '(a*)*b',
    '((a+)b)*',
    '(?:x{2,})+',
    '(a|ab)*',
    '(a+){3}',
    '(a|b){2,}',
    '(.)\\1',
    '(?=a)b',
    '(?<!a)b',
    `[a]${'b?'.repeat(100)}`,
  ])('[HD-08] is refused, since it could hang: %s', (pattern) =>
    expect(patternFault(pattern)?.code).toBe('pattern-dangerous'),
  )

  it.each(['[', '(a', 'a{2,1}', '\\p{Nonsense}'])('is no pattern: %s', (pattern) =>
    expect(patternFault(pattern)?.code).toBe('pattern-invalid'),
  )
})
