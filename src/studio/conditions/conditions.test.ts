import { describe, expect, it } from 'vitest'
import { conditionOf, linesOf } from './conditions.ts'
import type { Condition } from '../../config/index.ts'

const types: Readonly<Record<string, string>> = { mode: 'string', pieces: 'number' }
const typeOf = (path: string) => types[path]

describe('[BX-04] a rule as lines', () => {
  it.each<Condition>([
    { field: 'mode', is: 'A' },
    { field: 'mode', in: ['A', '7'] },
    { not: { field: 'mode', is: 'A' } },
    {
      all: [
        { field: 'pieces', above: 3 },
        { field: 'note', filled: false },
      ],
    },
    { any: [{ field: 'hot', is: true }, { not: { field: 'mode', in: ['B'] } }] },
  ])('reads and writes %j', (condition) =>
    expect(conditionOf(linesOf(condition) ?? { join: 'all', lines: [] }, typeOf)).toEqual(condition),
  )

  it('is nothing without a whole line', () => {
    expect(linesOf(undefined)).toEqual({ join: 'all', lines: [] })
    const lines = [
      { field: '', test: 'is', value: 'x' } as const,
      { field: 'pieces', test: 'above', value: '' } as const,
    ]
    expect(conditionOf({ join: 'all', lines }, typeOf)).toBeUndefined()
  })

  it('takes a value for what the field holds', () => {
    const conditionOn = (field: string) =>
      conditionOf({ join: 'all', lines: [{ field, test: 'is', value: '20' }] }, typeOf)
    expect([conditionOn('mode'), conditionOn('pieces'), conditionOn('elsewhere')]).toEqual([
      { field: 'mode', is: '20' },
      { field: 'pieces', is: 20 },
      { field: 'elsewhere', is: 20 },
    ])
  })

  it.each<Condition>([
    { not: { field: 'pieces', above: 3 } },
    { all: [{ any: [{ field: 'mode', is: 'A' }] }] },
    { field: 'end', after: { of: 'begin' } },
  ])('leaves %j to its file', (condition) => expect(linesOf(condition)).toBeUndefined())
})
