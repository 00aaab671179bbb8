import { describe, expect, it } from 'vitest'
import { isTooMuch } from './bounds.ts'

const nested = (depth: number) => JSON.parse('['.repeat(depth) + ']'.repeat(depth)) as unknown

describe('what is asked of the studio', () => {
  it('is JSON of the depth and size that a folder may have', () => {
    expect([{}, 'text', null, nested(60), { files: { 'a.json': '['.repeat(100_000) } }].map(isTooMuch)).toEqual(
      Array.from({ length: 5 }, () => false),
    )
    expect(isTooMuch(Object.fromEntries(Array.from({ length: 10_000 }, (_, at) => [`text${at}`, 'x'])))).toBe(false)
  })

  it('is refused where it is deeper, or has more values, than anything that is configured', () => {
    expect([65, 200_000].map((depth) => isTooMuch(nested(depth)))).toEqual([true, true])
    expect(isTooMuch(Array.from({ length: 100_001 }, () => 0))).toBe(true)
  })
})
