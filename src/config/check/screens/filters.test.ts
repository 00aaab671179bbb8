import { describe, expect, it } from 'vitest'
import { checkTenant } from '../../compile/compiler.ts'
import { grid } from '../../testing/slips/places.ts'
import { textOf, world } from '../../testing/world.ts'

/** What is found where the arrangement of the list filters a column so. */
function found(column: object, filter: string): string[] {
  const list = JSON.parse(textOf(grid)) as { columns: Record<string, object>; arrangements: { brief: object } }
  const changed = {
    ...list,
    columns: { ...list.columns, kind: { ...list.columns['kind'], ...column } },
    arrangements: { brief: { ...list.arrangements.brief, filters: { kind: filter } } },
  }
  return checkTenant(world({ [grid]: JSON.stringify(changed) }), 'NORTH').map(
    ({ code, hint }) => `${code} ${hint ?? ''}`,
  )
}

describe('what an arrangement filters a column by', () => {
  it('is one of its values, where these are known', () => {
    expect(found({ filter: 'select' }, 'A')).toEqual([])
    expect(found({ filter: 'select' }, 'a')).toEqual(['not-in-list Did you mean "A"?'])
    expect(found({ filter: 'text' }, 'a')).toEqual([])
  })

  it('is nothing of a column that has no filter', () => {
    expect(found({ filter: 'none' }, 'A')).toEqual([
      'filter-of-none Give the column a filter, or take it out of the arrangement.',
    ])
  })

  it('is a span around today or from one day to another, where it has days', () => {
    const column = { filter: 'date', field: 'begin' }
    for (const days of ['next7Days', '20310105-20310110']) expect(found(column, days)).toEqual([])
    expect(found(column, 'next7days')).toEqual(['not-in-list Did you mean "next7Days"?'])
    expect(found({ filter: 'text' }, 'next7Days')).toEqual(['filter-of-text Give the column "filter": "date".'])
    expect(found(column, '2031-01-05')[0]).toContain('20310105-20310110')
  })
})
