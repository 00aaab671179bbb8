import { expect, it } from 'vitest'
import { refusedSigns } from './signs.ts'

it.each([
  ['^[A-Z0-9-]*$', 'TYO.47 11.', '"." " "'],
  ['^[\\p{L}\\p{M}\\p{N} ,/-]*$', '東京<1>', '"<" ">"'],
  ['^[\\p{L}\\p{M}\\p{N} ,/-]*$', 'ดี हिन्दी か\u3099', undefined],
  ['^[0-9A-Z]{5}$', 'AB+12', '"+"'],
  ['^[^<>]*$', 'a<b', '"<"'],
  ['^[a-c]+$', 'defghij', '"d" "e" "f" "g" "h" …'],
])('%s refuses signs of %s: %s', (pattern, text, signs) => expect(refusedSigns(pattern, text)).toBe(signs))

it.each([
  ['^[0-9A-Z]{5}$', 'AB'],
  ['^[0-9]{2}-[0-9]{9}$', '12-x'],
  ['[a-z]', 'A'],
  ['^[a-z]*$', 12],
])('%s says nothing of single signs of %s', (pattern, text) => expect(refusedSigns(pattern, text)).toBeUndefined())
