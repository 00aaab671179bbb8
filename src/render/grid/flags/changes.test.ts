import { describe, expect, it } from 'vitest'
import { exampleColumn, exampleGrid, exampleRows } from '../../testing/grid.ts'
import { changesSince, differing, inVisit, printOf, printsOf, withSeen } from './changes.ts'

const columns = [exampleColumn('state'), exampleColumn('size')]
const prints = (...rows: Record<string, unknown>[]) =>
  new Map(rows.map((row) => [String(row['id']), printOf(row, columns)]))
const [box = {}, other = {}]: Record<string, unknown>[] = exampleRows
const grown = { ...box, size: 11 }

describe('what changed since the last visit', () => {
  const first = withSeen(inVisit(undefined, 'monday', columns), prints(box, other))

  it('is nothing at a first visit', () => {
    expect(first.before).toEqual({})
    expect(differing(columns, first.before['1'], printOf(box, columns))).toEqual([])
  })

  it('are the columns that differ from what was seen last, for as long as the visit lasts', () => {
    const second = withSeen(inVisit(first, 'tuesday', columns), prints(grown))
    const changed = (seen: typeof second) =>
      differing(columns, seen.before['1'], printOf(grown, columns)).map(({ id }) => id)
    expect(changed(second)).toEqual(['size'])
    expect(changed(withSeen(inVisit(second, 'tuesday', columns), prints(grown)))).toEqual(['size'])
    expect(changed(inVisit(second, 'wednesday', columns))).toEqual([])
    expect(second.before['2']).toBe(printOf(other, columns))
  })

  it('does not look at other columns; other columns compared make a first visit', () => {
    expect(printOf({ ...box, name: 'Crate' }, columns)).toBe(printOf(box, columns))
    expect(inVisit(first, 'tuesday', columns.slice(0, 1)).before).toEqual({})
  })

  it('is nothing of rows without an id, and of one whose id is a word that every object has', () => {
    const model = exampleGrid({ rows: { ...exampleGrid().rows, id: 'id' } })
    const nameless = [{ state: 'N' }, { state: 'D' }]
    const seen = withSeen(inVisit(first, 'tuesday', columns), printsOf([...nameless, box], model, columns))
    expect(Object.keys(seen.now)).toEqual(['1', '2'])
    const changesOf = changesSince(inVisit(seen, 'wednesday', columns).before, model, columns)
    for (const row of [...nameless, box, { ...box, id: 'constructor' }]) expect(changesOf(row)).toEqual([])
    expect(changesOf(grown).map(({ id }) => id)).toEqual(['size'])
  })

  it('tells nothing from empty', () => {
    expect(printOf({}, columns)).not.toBe(printOf({ state: '', size: 0 }, columns))
  })
})
