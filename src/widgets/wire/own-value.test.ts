import { expect, it } from 'vitest'
import { ownValue } from './own-value.ts'

it('a word of the data finds what stands under it, and nothing that every object has', () => {
  expect(ownValue({ S: 'Sea' }, 'S')).toBe('Sea')
  for (const word of ['A', '', '__proto__', 'constructor', 'toString'])
    expect(ownValue({ S: 'Sea' }, word)).toBeUndefined()
  expect(ownValue(undefined, 'S')).toBeUndefined()
})
