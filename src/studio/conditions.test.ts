import { describe, expect, it } from 'vitest'
import { conditionOf, linesOf } from './conditions.ts'
import type { Condition } from '../config/index.ts'

describe('[BX-04] a rule as lines', () => {
  it.each<Condition>([
    { field: 'mode', is: 'A' },
    { field: 'mode', in: ['A', 'B'] },
    { all: [{ field: 'pieces', above: 3 }, { field: 'note', filled: false }] },
    { any: [{ field: 'hot', is: true }, { field: 'mode', is: 'B' }] },
  ])('reads and writes %j', (condition) => expect(conditionOf(linesOf(condition) ?? { join: 'all', lines: [] })).toEqual(condition))

  it('is nothing without a whole line', () => {
    expect(linesOf(undefined)).toEqual({ join: 'all', lines: [] })
    expect(conditionOf({ join: 'all', lines: [{ field: '', test: 'is', value: 'x' }, { field: 'pieces', test: 'above', value: '' }] })).toBeUndefined()
  })

  it.each<Condition>([{ not: { field: 'mode', is: 'A' } }, { all: [{ any: [{ field: 'mode', is: 'A' }] }] }, { field: 'end', after: { of: 'begin' } }])('leaves %j to its file', (condition) =>
    expect(linesOf(condition)).toBeUndefined(),
  )
})
