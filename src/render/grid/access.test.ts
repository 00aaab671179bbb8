import { describe, expect, it } from 'vitest'
import { exampleColumn, exampleGrid } from '../testing/grid.ts'
import { withOpenColumns } from './access.ts'

const closed = exampleColumn('owner', { access: { field: 'session.isCPAdmin', is: true } })

describe('columns with an access', () => {
  it.each([
    [true, ['name', 'owner'], ['owner']],
    [false, ['name'], []],
  ])('are there for whom they are open (%s), on cards too', (isAdmin, columns, lines) => {
    const model = {
      ...exampleGrid(),
      columns: [exampleColumn('name'), closed],
      card: { title: 'name', lines: ['owner'] },
    }
    const shown = withOpenColumns(model, { get: (path) => (path === 'session.isCPAdmin' ? isAdmin : undefined) })
    expect(shown.columns.map(({ id }) => id)).toEqual(columns)
    expect(shown.card.lines).toEqual(lines)
  })
})
