import { describe, expect, it } from 'vitest'
import { lengthsOf } from './pattern-lengths.ts'

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
