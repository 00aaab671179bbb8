import { describe, expect, it } from 'vitest'
import { merged } from './merged.ts'

describe('[SP-11] what was changed on two devices', () => {
  const before = { own: { a: { name: 'A' }, b: { name: 'B' } }, start: 'a' }

  it('keeps what either has added, changed and taken away', () => {
    const here = { own: { a: { name: 'A2' }, b: { name: 'B' }, c: { name: 'C' } }, start: 'a' }
    const elsewhere = { own: { a: { name: 'A' }, d: { name: 'D' } }, start: 'd' }
    expect(merged(before, here, elsewhere)).toEqual({
      own: { a: { name: 'A2' }, c: { name: 'C' }, d: { name: 'D' } },
      start: 'd',
    })
  })

  it('keeps what one took away and the other changed', () => {
    const without = { own: { a: { name: 'A' } }, start: 'a' }
    const changed = { own: { a: { name: 'A' }, b: { name: 'B2' } }, start: 'a' }
    expect(merged(before, without, changed)).toEqual(changed)
    expect(merged(before, changed, without)).toEqual(changed)
  })

  it('is what is here where both changed one value, and both lists, those of here first', () => {
    expect(merged(1, 2, 3)).toBe(2)
    expect(merged(['x'], ['y', 'x'], ['z', 'x'])).toEqual(['y', 'x', 'z'])
    expect(merged(undefined, ['y'], ['z'])).toEqual(['y', 'z'])
  })

  it('is what the other device has where nothing was changed here, and the other way round', () => {
    expect(merged(before, before, undefined)).toBeUndefined()
    expect(merged(undefined, undefined, before)).toBe(before)
    expect(merged(undefined, before, undefined)).toBe(before)
  })
})
