// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { openForm } from '../testing/form.tsx'
import { fieldOf } from '../testing/models.ts'
import { type } from '../testing/person.ts'

afterEach(cleanup)

const rules = {
  wide: { type: 'integer' },
  boxes: {
    type: 'array',
    items: { type: 'object', properties: { name: { type: 'string' }, note: { type: 'string' } } },
  },
}
const fields = [
  {
    id: 'boxes',
    widget: 'tiles',
    options: { title: 'box', columns: 'wide' },
    fields: [
      fieldOf({ id: 'name', widget: 'text' }),
      fieldOf({ id: 'note', widget: 'text', visible: { field: 'row.name', filled: true } }),
    ],
  },
]
const boxes = [{ name: 'one' }, { note: 'kept' }, { name: 'three' }]

describe('tiles', () => {
  it('are one for each row, named by their place among the columns', async () => {
    await openForm({ fields, rules, data: { wide: 2, boxes } })
    expect(
      screen.getAllByRole('region', { name: /^box/ }).map((tile) => within(tile).getByRole('heading').textContent),
    ).toEqual(['box 1 1', 'box 1 2', 'box 2 1'])
  })

  it('stand below each other without a number of columns', async () => {
    await openForm({ fields, rules, data: { boxes } })
    expect(screen.getByRole('region', { name: 'box 3 1' })).toBeTruthy()
  })

  it('show and send the fields of their row alone', async () => {
    const { saved } = await openForm({ fields, rules, data: { wide: 2, boxes: [{ name: 'one' }, {}] } })
    const [first, second] = screen.getAllByRole('region', { name: /^box/ })
    if (first === undefined || second === undefined) throw new Error('two tiles are missing')
    expect(within(first).getAllByRole('textbox')).toHaveLength(2)
    expect(within(second).getAllByRole('textbox')).toHaveLength(1)
    await type(within(second).getByRole('textbox', { name: 'name' }), 'two')
    expect(await saved()).toEqual({ wide: 2, boxes: [{ name: 'one' }, { name: 'two' }] })
  })
})
