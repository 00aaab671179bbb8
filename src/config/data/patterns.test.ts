import { describe, expect, it } from 'vitest'
import { patternFault } from './patterns.ts'

describe('a pattern', () => {
  it.each([
    ['^[0-9]{8}$', 'a date'],
    ['^([01][0-9]|2[0-3])[0-5][0-9]$', 'a time of day'],
    ['^[A-Z]{2}(,[A-Z]{2})*$', 'a list of countries'],
    ['^(SE|SI|AE|AI|IL)(,(SE|SI|AE|AI|IL))*$', 'a list of modes'],
    ['^[A-Z]{4}[0-9]{7}$', 'a container number'],
    ['^[A-Z]{2}[A-Z0-9]{1,35}$', 'counted letters before others like them'],
    ['^[\\p{L}\\p{M}\\p{N} ,/-]*$', 'letters of any language'],
    ['^[A-Z0-9-]*$', 'a cost centre'],
    ['^(\\d+\\.)*\\d+$', 'a repeated group that repeats inside, kept apart by a dot'],
    ['^(a|ab)*$', 'a repeated group that chooses inside'],
    ['^(a|b){2,}$', 'a counted group that chooses inside'],
    ['^((a+)b)*$', 'nested repetitions with an end of their own'],
    ['^(a?b){9}$', 'a counted group that holds something'],
    ['^([(]a?[)]){9}$', 'a counted group with brackets in classes'],
    ['^\\S+(\\s\\S+)*$', 'words with one space between them'],
    ['^.{0,2000}$', 'a long text'],
    ['^[a-z]{1,100}[a-z0-9]{1,100}[a-z_]{1,100}$', 'three counted neighbours'],
    ['^([^,]*,){0,9}[^,]*$', 'the fields of a line, each with an end'],
    ['^\\u{61}{2}$', 'a letter by its number'],
    ['(a+)+', 'nested repetitions that never have to try again'],
    ['\\(a+\\)*', 'brackets as letters'],
    ['[(a+)]*', 'brackets in a class'],
  ])('is accepted: %s, %s', (pattern) => expect(patternFault(pattern)).toBeUndefined())

  it.each([
    ['^(a?a?)*$', 'optional letters in a repeated group'],
    ['^(a+)+$', 'nested repetitions'],
    ['(a*)*b', 'nested repetitions before something else'],
    ['^(?:x{2,})+$', 'counted inside, endless outside'],
    ['^(a|a)*$', 'one letter in two ways'],
    ['^(a|b|ab)*$', 'two letters in two ways'],
    ['^(\\p{L}|\\p{Lu})*$', 'classes that overlap'],
    ['^(?:\\w+\\s?)*$', 'words with or without a space'],
    ['^(([a-z])+.)+[A-Z]([a-z])+$', 'names of classes'],
    ['^(a{1,20}){1,20}$', 'counted in both places'],
    ['^(a?){30}a{30}$', 'thirty optional letters'],
    ['^((a?b?){2,9}c)*$', 'a counted group that may be empty, inside another'],
    ['^(x{0,100}){0,100}$', 'a hundred times a hundred'],
    ['^(.*,){11}P', 'a field of a line of values'],
    ['^(a+){3}$', 'three neighbours that take each other’s letters'],
    ['^a*a*$', 'two neighbours that take each other’s letters'],
    ['\\s+$', 'spaces at the end, sought from each of them anew'],
    ['^.{0,5000}.{0,5000}$', 'two long neighbours'],
    ['^[a-z]{1,100}[a-z0-9]{1,100}[a-z_]{1,100}[a-z.]{1,100}[a-z-]{1,100}$', 'five counted neighbours'],
    ['^a*a{1,100}a{1,100}$', 'counted neighbours behind an endless one'],
    ['^([^,]*,){0,90}z$', 'what takes too long to judge'],
    ['^(([a-z]+,){3} ){9}$', 'the same in groups of groups'],
    ['^(.)\\1$', 'a reference back'],
    ['^(?<x>.)\\k<x>$', 'a reference back by name'],
    ['^(?=a)b$', 'a look ahead'],
    ['^(?!a)b$', 'a look ahead for what must not be'],
    ['(?<!a)b', 'a look behind'],
    [`[a]${'b?'.repeat(100)}`, 'more than two hundred characters'],
  ])('[HD-08] is refused, since it could hang: %s, %s', (pattern) =>
    expect(patternFault(pattern)?.code).toBe('pattern-dangerous'),
  )

  it.each(['[', '(a', 'a{2,1}', '\\p{Nonsense}'])('is no pattern: %s', (pattern) =>
    expect(patternFault(pattern)?.code).toBe('pattern-invalid'),
  )
})
