import { describe, expect, it } from 'vitest'
import { lengthsOf, neededSigns } from './pattern-texts.ts'

describe('how long a text of a form is', () => {
  it.each([
    ['^[0-9]{10}$', 10, 10],
    ['^[A-Z]{4}[0-9]{7}$', 11, 11],
    ['^(SE|SI|FCL)(,(SE|SI))*$', 2, Infinity],
    ['^(SE|SI|FCL)?$', 0, 3],
    ['^PO-\\d{2,4}\\.?$', 5, 8],
    ['^(?:[A-Z]{2}){3}$', 6, 6],
    ['^\\u{61}{2}\\p{Lu}\\x41\\u0041$', 5, 5],
    ['^[\\]a-z]$', 1, 1],
    ['^a{2,}$', 2, Infinity],
    ['^(\\bab\\b)*$', 0, Infinity],
    ['^\\(a\\)$', 3, 3],
    ['^😀$', 1, 1],
    ['[0-9]{10}', 10, Infinity],
    ['^[0-9]{10}', 10, Infinity],
    ['^a$|b', 1, Infinity],
    ['^a$|^bbb$', 1, 3],
    ['^()*$', 0, 0],
  ])('%s: from %s to %s', (pattern, least, most) => expect(lengthsOf(pattern)).toEqual({ least, most }))
})

it.each([
  ['^PO_[0-9]{6}$', 'PO_'],
  ['^PO\\.[0-9]+$', 'PO.'],
  ['^A?B*C+D{0,2}E{2}$', 'CE'],
  ['^(?:X_)?[A-Z]-$', '-'],
  ['^(A_|B_)1$', '1'],
  ['^A_$|^B$', ''],
  ['^\\p{L}\\d.[_#]$', ''],
  ['^[a-z]*$', ''],
])('a text with the form %s has the signs "%s"', (pattern, signs) => expect(neededSigns(pattern)).toBe(signs))
