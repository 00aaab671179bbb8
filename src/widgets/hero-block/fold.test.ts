import { describe, expect, it } from 'vitest'
import { entriesOf, MOST } from './fold.ts'
import type { Stop } from './journey.ts'

/** A way of so many stops, of which some are passed. */
const way = (count: number, passed: number): Stop[] =>
  Array.from({ length: count }, (_, index) => ({
    label: 'stop',
    name: String(index),
    day: '',
    dayLabel: '',
    doneLabel: '',
    state: index < passed ? 'passed' : index === passed && passed > 0 ? 'here' : 'ahead',
    isActual: false,
    late: undefined,
    behind: 0,
  }))
const shown = (count: number, passed: number) =>
  entriesOf(way(count, passed)).map(({ stops }) => (stops.length === 1 ? stops[0]?.name : stops.length))

describe('the entries of a way', () => {
  it('are its stops while they have room', () => {
    expect(shown(0, 0)).toEqual([])
    expect(shown(6, 3)).toEqual(['0', '1', '2', '3', '4', '5'])
  })

  it.each([
    [0, ['0', '1', '2', '3', 7, '11']],
    [3, ['0', '1', '2', '3', 7, '11']],
    [4, ['0', 2, '3', '4', 6, '11']],
    [8, ['0', 6, '7', '8', 2, '11']],
    [9, ['0', 7, '8', '9', '10', '11']],
    [12, ['0', 7, '8', '9', '10', '11']],
  ])('are of twelve, %i of them passed, the ends, where it is, and what is folded', (passed, entries) => {
    expect(shown(12, passed)).toEqual(entries)
  })

  it('leave none out, show the last that is passed and the next, and never fold one alone', () => {
    for (let count = MOST + 1; count <= 10; count += 1)
      for (let passed = 0; passed <= count; passed += 1) {
        const stops = way(count, passed)
        const entries = entriesOf(stops)
        const alone = entries.flatMap((entry) => (entry.stops.length === 1 ? entry.first : []))
        expect(entries.flatMap((entry) => entry.stops)).toEqual(stops)
        expect(entries.map(({ first, stops: [stop] }) => stops[first] === stop)).not.toContain(false)
        expect(entries).toHaveLength(MOST)
        expect(alone).toEqual(expect.arrayContaining([0, count - 1, Math.max(0, passed - 1)]))
        if (passed < count) expect(alone).toContain(passed)
      }
  })
})
