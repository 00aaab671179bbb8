import { describe, expect, it } from 'vitest'
import { conditionWords } from './phrases.ts'
import { sentencesIn } from './sentences/in-language.ts'

describe('a condition in words', () => {
  const say = (condition: Parameters<typeof conditionWords>[0]) =>
    conditionWords(condition, {
      sentences: sentencesIn('en'),
      nameOf: (path) => path.toUpperCase(),
      valueAt: (_path, value) => value,
    })
  it('reads as half a sentence', () => {
    expect(say({ field: 'a', in: ['X', 'Y'] })).toBe('A is X or Y')
    expect(
      say({
        all: [
          { field: 'a', filled: true },
          { any: [{ field: 'b', above: 3 }, { not: { field: 'c', is: { of: 'd' } } }] },
        ],
      }),
    ).toBe('A has a value and (B is above 3 or C is not D)')
  })

  it('names days from another day', () => {
    expect(say({ field: 'a', before: { of: 'today', days: -2 } })).toBe('A is before today minus 2 days')
    expect(say({ not: { field: 'a', after: { of: 'b', days: 1 } } })).toBe('A is not after B plus 1 day')
  })
})
