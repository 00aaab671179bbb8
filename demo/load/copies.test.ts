import { describe, expect, it } from 'vitest'
import { copiesOf, groupsOf, midnight, standingOf } from './copies.ts'

const today = Date.UTC(2026, 2, 31)
const rows = [
  { name: 'new', at: '{today-1 08:00}' },
  { name: 'old', at: '{today-30 12:00}', times: 3, over: 5 },
]
const copies = (scale: number) => copiesOf(rows, { scale, today, momentOf: ({ at }) => at })

describe('the multiplier', () => {
  it('makes every record as often as it says, spread back over its days, in the order in which they came into being', () => {
    expect(copies(1).map(({ row, copy, back }) => [row.name, copy, back])).toEqual([
      ['old', 2, 4],
      ['old', 1, 2],
      ['old', 0, 0],
      ['new', 0, 0],
    ])
    const moments = copies(7).map(({ moment }) => moment)
    expect(moments).toEqual([...moments].sort((one, other) => one - other))
  })

  it('makes as many times more as the scale says, over the same days', () => {
    expect(copies(100)).toHaveLength(400)
    expect(Math.max(...copies(100).map(({ back }) => back))).toBe(5)
  })

  it('keeps the first copy of the first tenant as the data have it, and no two alike', () => {
    const world = { today, tenant: { id: 'ACME' } }
    expect(standingOf({ copy: 0, back: 0 }, { ...world, ordinal: 1 })).toEqual({ today, tenant: 'ACME', apart: 0 })
    const aparts = [1, 2, 3].flatMap((ordinal) =>
      [0, 1, 2].map((copy) => standingOf({ copy, back: 0 }, { ...world, ordinal }).apart),
    )
    expect(new Set(aparts).size).toBe(9)
  })
})

it('a day begins at midnight in UTC', () => {
  expect(midnight(new Date('2026-03-31T23:59:59Z'))).toBe(today)
})

it('groups hold every item once', () => {
  expect([...groupsOf([1, 2, 3, 4, 5], 2)]).toEqual([[1, 2], [3, 4], [5]])
})
