import { expect, it } from 'vitest'
import { neededSigns } from './pattern-signs.ts'

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
