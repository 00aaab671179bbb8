import { describe, expect, it } from 'vitest'
import { walked } from './export.tsx'

const walk = [
  { id: 'line', at: 'data' },
  { id: 'part', at: 'parts' },
  { id: 'mark', at: 'more.marks' },
]

describe('lists inside lists', () => {
  it('are one row for each innermost entry; an entry without a list inside is a row too', () => {
    const bolt = { name: 'bolt', more: { marks: [{ no: 1 }, { no: 2 }] } }
    const nut = { name: 'nut' }
    const full = { no: 7, parts: [bolt, nut] }
    const bare = { no: 8, parts: [] }
    expect(walked(walk, { data: [full, bare] })).toEqual([
      { line: full, part: bolt, mark: { no: 1 } },
      { line: full, part: bolt, mark: { no: 2 } },
      { line: full, part: nut },
      { line: bare },
    ])
  })

  it('are none where the answer has no list', () => {
    expect(walked(walk, { data: [] })).toEqual([])
    expect(walked(walk, undefined)).toEqual([])
  })
})
