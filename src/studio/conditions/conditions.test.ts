import { describe, expect, it } from 'vitest'
import { conditionOf, groupOf, isComplete } from './conditions.ts'
import type { Condition } from '../../config/index.ts'

const types: Readonly<Record<string, string>> = { mode: 'string', pieces: 'number' }
const typeOf = (path: string) => types[path]

describe('[BX-04] a rule as lines and groups', () => {
  it.each<Condition>([
    { field: 'mode', is: 'A' },
    { field: 'mode', in: ['A', '7'] },
    { not: { field: 'mode', is: 'A' } },
    { field: 'end', after: { of: 'begin' } },
    { not: { field: 'readyDate', before: { of: 'today' } } },
    { field: 'readyDate', before: { of: 'today', days: -2 } },
    { not: { field: 'end', after: { of: 'begin', days: 0 } } },
    { not: { field: 'pieces', above: 3 } },
    { field: 'note', longer: 35 },
    { not: { field: 'codes', lacks: 'X' } },
    { not: { field: 'note', filled: true } },
    { not: { not: { field: 'mode', lacks: 'A' } } },
    {
      all: [
        { field: 'pieces', above: 3 },
        { field: 'note', filled: false },
      ],
    },
    { any: [{ field: 'hot', is: true }, { not: { field: 'mode', in: ['B'] } }] },
    {
      any: [
        {
          all: [
            { field: 'country', filled: true },
            { field: 'city', filled: true },
          ],
        },
        { field: 'port', filled: true },
      ],
    },
    {
      not: {
        all: [
          { field: 'mode', is: 'A' },
          { field: 'pieces', below: 1 },
        ],
      },
    },
    {
      not: {
        any: [
          { field: 'mode', is: 'A' },
          { field: 'pieces', below: { of: 'least' } },
        ],
      },
    },
  ])('reads and writes %j', (condition) => expect(conditionOf(groupOf(condition), typeOf)).toEqual(condition))

  it('is nothing without a whole line, and says that one is begun', () => {
    expect(groupOf(undefined)).toEqual({ join: 'all', lines: [] })
    const begun = [
      { field: '', test: 'is', value: 'x' },
      { field: 'pieces', test: 'above', value: '' },
      { field: 'end', test: 'after', value: '', of: '' },
      { field: 'note', test: 'longer', value: 'many' },
      { field: 'end', test: 'after', value: '', of: 'begin', days: '1.5' },
    ] as const
    for (const line of begun) {
      expect(conditionOf({ join: 'all', lines: [line] }, typeOf)).toBeUndefined()
      expect(isComplete({ join: 'any', lines: [{ join: 'all', lines: [line] }] })).toBe(false)
    }
    expect(isComplete(groupOf({ field: 'note', filled: true }))).toBe(true)
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
})
